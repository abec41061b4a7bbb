// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/windowcontrollers.h"

#include "app/chat/answerer.h"
#include "app/desktop/desktopservices.h"
#include "app/documents/importreaders.h"
#include "app/platform/ownprograms.h"
#include "app/platform/systemvoice.h"
#include "ui/composer/composer.h"
#include "ui/conversation/conversationview.h"
#include "ui/settings/aboutsection.h"
#include "ui/settings/datasection.h"
#include "ui/settings/keyboardsection.h"
#include "ui/settings/settingspanel.h"
#include "ui/sidebar/sidebar.h"
#include "ui/window/header.h"
#include "ui/window/noticebar.h"
#include "ui/window/shortcutsheet.h"
#include "ui/window/sidepanels.h"
#include "ui/window/windowactions.h"

#include <QDesktopServices>

#include <algorithm>
#include <utility>

namespace Hiwar {

namespace {

constexpr int zoomStep = 10;
constexpr int leastZoom = 50;
constexpr int mostZoom = 300;

} // namespace

WindowControllers::WindowControllers(const Collaborators &with)
    : m_settings(with.program.settings)
    , m_conversations(with.program.conversations)
    , m_shown(with.shown)
    , m_together(with.program.several)
    , m_historyPath(with.program.historyPath)
    , m_openWindow(with.openWindow)
    , m_reading(m_window.conversationView(), m_settings)
    , m_usage({.composer = m_window.composer(),
               .limit = m_window.limitBar(),
               .panels = m_window.panels()},
              {.conversations = with.program.conversations,
               .shown = with.shown,
               .settings = m_settings,
               .usage = with.program.usage,
               .library = with.program.library,
               .clock = with.program.clock,
               .several = &with.program.several})
    , m_usagePanel({.panels = m_window.panels(), .notice = m_window.notice()},
                   {.conversations = with.program.conversations,
                    .usage = with.program.usage,
                    .clock = with.program.clock})
    , m_context({.panels = m_window.panels(),
                 .conversation = m_window.conversationView(),
                 .notice = m_window.notice()},
                {.conversations = with.program.conversations,
                 .shown = with.shown,
                 .settings = m_settings,
                 .usage = m_usage,
                 .ledger = with.program.usage,
                 .summariser = with.program.summariser})
    , m_chat({.sidebar = m_window.sidebar(),
              .composer = m_window.composer(),
              .conversation = m_window.conversationView(),
              .welcome = m_window.welcome(),
              .notice = m_window.notice(),
              .panels = m_window.panels()},
             {.conversations = with.program.conversations,
              .shown = with.shown,
              .settings = m_settings,
              .wires = with.program.wires,
              .usage = &with.program.usage,
              .several = &with.program.several,
              .isHeld =
                  [this](const Conversation &conversation, const QString &question,
                         const std::function<void()> &act) {
                      return m_usage.holds(conversation, question, act);
                  }})
    , m_secrets(m_window.composer(), {.shown = with.shown,
                                      .settings = m_settings,
                                      .own = with.program.ownSecrets,
                                      .allowed = with.program.allowedSecrets,
                                      .several = &with.program.several})
    , m_personaPictures(m_window.notice())
    , m_models({.header = m_window.header(),
                .composer = m_window.composer(),
                .welcome = m_window.welcome(),
                .panels = m_window.panels()},
               with.shown, m_settings, with.program.library, m_personaPictures,
               with.program.several)
    , m_several({.stack = m_window.conversationStack(),
                 .conversation = m_window.conversationView(),
                 .composer = m_window.composer(),
                 .notice = m_window.notice()},
                {.shown = with.shown,
                 .settings = m_settings,
                 .usage = with.program.usage,
                 .wires = with.program.wires,
                 .isHeld =
                     [this](const Conversation &conversation, const QList<ModelRef> &models,
                            const std::function<void()> &act) {
                         return m_usage.holds(conversation, {}, models, act);
                     }})
    , m_request({.panels = m_window.panels(),
                 .actions = m_window.commands(),
                 .notice = m_window.notice()},
                with.shown, m_settings, with.program.library)
    , m_prompts({.composer = m_window.composer(), .conversation = m_window.conversationView()},
                with.program.library, with.program.clock)
    , m_textFiles(m_window.composer(), m_window.notice())
    , m_reader(ownProgramPath(QStringLiteral("hiwar-reader")))
    , m_draftAttachments({.composer = m_window.composer(),
                          .notice = m_window.notice(),
                          .panels = m_window.panels()},
                         {.conversations = with.program.conversations,
                          .shown = with.shown,
                          .history = with.program.history,
                          .settings = m_settings,
                          .reader = m_reader})
    , m_fileOptions(m_window.composer(), m_draftAttachments, m_settings)
    , m_screenshots(m_window.composer(), m_window.notice(), m_draftAttachments)
    , m_storedFiles({.conversation = m_window.conversationView(),
                     .panels = m_window.panels(),
                     .notice = m_window.notice()},
                    with.shown, with.program.history, m_reader)
    , m_organise({.sidebar = m_window.sidebar(),
                  .composer = m_window.composer(),
                  .notice = m_window.notice(),
                  .binned = m_window.binnedBar()},
                 {.conversations = with.program.conversations,
                  .shown = with.shown,
                  .folders = with.program.folders,
                  .bin = with.program.bin,
                  .clock = with.program.clock})
    , m_tree({.conversation = m_window.conversationView(),
              .fork = m_window.forkBar(),
              .notice = m_window.notice(),
              .panels = m_window.panels()},
             {.conversations = with.program.conversations,
              .shown = with.shown,
              .history = with.program.history,
              .bin = with.program.bin,
              .clock = with.program.clock})
    , m_compare({.conversation = m_window.conversationView(),
                 .notice = m_window.notice(),
                 .panels = m_window.panels()},
                with.shown)
    , m_search(
          {.sidebar = m_window.sidebar(),
           .conversation = m_window.conversationView(),
           .finder = m_window.finder()},
          with.shown,
          [&history = with.program.history](const QString &typed) { return history.search(typed); })
    , m_temporary({.sidebar = m_window.sidebar(),
                   .composer = m_window.composer(),
                   .notice = m_window.notice(),
                   .bar = m_window.temporaryBar()},
                  with.shown, m_settings)
    , m_tabs({.tabs = m_window.tabs(), .actions = m_window.commands()},
             {.shown = with.shown, .settings = m_settings, .takeFromOthers = with.takeFromOthers})
    , m_library({.panels = m_window.panels(),
                 .composer = m_window.composer(),
                 .notice = m_window.notice()},
                {.conversations = with.program.conversations,
                 .shown = with.shown,
                 .settings = m_settings,
                 .library = with.program.library,
                 .prompts = m_prompts,
                 .pictures = m_personaPictures,
                 .leaveFor = [this](const auto &goOn) { m_temporary.leaveFor(goOn); }})
    , m_shortcuts({.actions = m_window.commands(),
                   .header = m_window.header(),
                   .composer = m_window.composer(),
                   .sheet = m_window.shortcuts(),
                   .notice = m_window.notice()},
                  m_settings)
    , m_palette({.actions = m_window.commands(),
                 .header = m_window.header(),
                 .composer = m_window.composer(),
                 .sidebar = m_window.sidebar(),
                 .panels = m_window.panels()},
                {.conversations = with.program.conversations,
                 .settings = m_settings,
                 .library = with.program.library,
                 .libraryActions = m_library,
                 .models = m_models,
                 .clock = with.program.clock})
    , m_transfer({.sidebar = m_window.sidebar(), .notice = m_window.notice()},
                 {.conversations = with.program.conversations,
                  .shown = with.shown,
                  .folders = with.program.folders,
                  .historyPath = with.program.historyPath,
                  .formats = exportFormats(),
                  .readers = importReaders,
                  .ownMarkdown =
                      [&settings = m_settings] { return settings.settings().reading.ownMarkdown; }})
    , m_savedFiles(m_window.conversationView(), m_window.notice())
    , m_pictures(m_window.conversationView(), m_savedFiles)
    , m_attachments({.conversation = m_window.conversationView(), .notice = m_window.notice()},
                    {.contents = shownContents(with.shown, with.program.history),
                     .ask = [this](const ReaderTask &task) { return m_reader.ask(task); }},
                    m_savedFiles)
    , m_printing({.conversation = m_window.conversationView(), .notice = m_window.notice()},
                 &m_pictures)
    , m_queue(
          {.composer = m_window.composer(), .notice = m_window.notice()},
          {.shown = with.shown,
           .ask = [this](const QString &question,
                         const std::function<void()> &act) { m_chat.askFirst(question, act); },
           .allow = [this](const QString &id, const QString &text) { m_secrets.allow(id, text); }})
    , m_speech({.conversation = m_window.conversationView(),
                .finder = m_window.finder(),
                .notice = m_window.notice(),
                .actions = m_window.commands()},
               systemVoice())
    , m_writing(m_window.composer(), m_window.notice(),
                {.shown = with.shown, .settings = m_settings, .spelling = with.program.spelling})
    , m_dictation({.composer = m_window.composer(),
                   .notice = m_window.notice(),
                   .panels = m_window.panels(),
                   .actions = m_window.commands()},
                  {.shown = with.shown,
                   .settings = m_settings,
                   .connections = with.program.connections,
                   .client = with.program.client,
                   .program = ownProgramPath(QStringLiteral("hiwar-recorder")),
                   .save = [this](const QString &title, const QByteArray &bytes,
                                  const QString &name) { m_savedFiles.ask(title, bytes, name); }})
{
    connectWindow();
    connectControllers();
    connectTabsAndWindows();
    connectHeader();
    m_window.setClosingHeld(with.holdsClosing);
    if (with.settingsPanel)
        connectSettings(*with.settingsPanel);
    if (!with.formulas)
        return;
    m_window.conversationView().setFormulaSource(with.formulas);
    m_printing.setFormulaSource(with.formulas);
    m_transfer.setFormulaSource(with.formulas);
}

void WindowControllers::connectWindow()
{
    MainWindow *window = &m_window;
    const WindowActions *actions = &m_window.commands();
    QObject::connect(actions, &WindowActions::newConversationRequested, &m_chat,
                     [this] { m_chat.startNew(); });
    QObject::connect(actions, &WindowActions::temporaryRequested, &m_temporary,
                     [this] { m_temporary.start(); });
    QObject::connect(actions, &WindowActions::modelsRequested, &m_models,
                     &ModelController::openChooser);
    QObject::connect(actions, &WindowActions::attachRequested, &m_draftAttachments,
                     &DraftAttachmentController::askForFiles);
    QObject::connect(actions, &WindowActions::printRequested, &m_printing,
                     &PrintController::askForPrinter);
    QObject::connect(actions, &WindowActions::savePdfRequested, &m_printing,
                     &PrintController::askForConversationFile);
    const Sidebar *sidebar = &m_window.sidebar();
    QObject::connect(actions, &WindowActions::importRequested, sidebar, &Sidebar::importRequested);
    QObject::connect(actions, &WindowActions::exportAllRequested, sidebar,
                     &Sidebar::exportAllRequested);
    Composer *composer = &m_window.composer();
    SidePanels *panels = &m_window.panels();
    QObject::connect(composer, &Composer::contextRequested, panels,
                     [panels] { panels->setShown(SidePanel::Context, true); });
    QObject::connect(actions, &WindowActions::zoomRequested, window, [this](int step) {
        m_settings.change([step](Settings &settings) {
            const int zoom = step == 0 ? 100 : settings.zoomPercent + step * zoomStep;
            settings.zoomPercent = std::clamp(zoom, leastZoom, mostZoom);
        });
    });
}

void WindowControllers::connectControllers()
{
    MainWindow *window = &m_window;
    const auto showConversation = &MainWindow::showConversation;
    QObject::connect(&m_chat, &ChatController::conversationOpened, window, showConversation);
    QObject::connect(&m_organise, &OrganiseController::conversationOpened, window,
                     showConversation);
    QObject::connect(&m_search, &SearchController::conversationOpened, window, showConversation);
    QObject::connect(&m_library, &LibraryController::conversationOpened, window, showConversation);
    QObject::connect(&m_temporary, &TemporaryController::begun, window, showConversation);
    QObject::connect(&m_temporary, &TemporaryController::temporaryShown, window,
                     &MainWindow::setTemporary);
    QObject::connect(&m_chat, &ChatController::titleChanged, window,
                     &MainWindow::setConversationTitle);
    QObject::connect(&m_chat, &ChatController::titleChanged, &m_printing,
                     &PrintController::setTitle);
    QObject::connect(&m_chat, &ChatController::anotherModelRequested, &m_models,
                     &ModelController::chooseForReply);
    QObject::connect(&m_models, &ModelController::modelChosenForReply, &m_chat,
                     &ChatController::regenerateWith);
    QObject::connect(&m_chat, &ChatController::severalActionRequested, &m_several,
                     &SeveralController::carryOut);
    QObject::connect(&m_several, &SeveralController::actionRequested, &m_chat,
                     &ChatController::carryOut);
    QObject::connect(&m_several, &SeveralController::compareRequested, &m_compare,
                     &CompareController::compare);
    QObject::connect(&m_several, &SeveralController::othersWanted, &m_models,
                     &ModelController::chooseOthers);
    QObject::connect(&m_models, &ModelController::othersChosen, &m_several,
                     &SeveralController::askOthers);
    QObject::connect(&m_window.commands(), &WindowActions::sideBySideRequested, &m_several,
                     &SeveralController::toggle);
    QObject::connect(&m_usage, &UsageController::looked, &m_chat, &ChatController::showContext);
    QObject::connect(&m_chat, &ChatController::contextActionRequested, &m_context,
                     &ContextController::carryOut);
    QObject::connect(&m_context, &ContextController::retryRequested, &m_chat,
                     &ChatController::askAgain);
    QObject::connect(&m_chat, &ChatController::treeActionRequested, &m_tree,
                     &TreeController::carryOut);
    QObject::connect(&m_chat, &ChatController::treeActionRequested, &m_compare,
                     &CompareController::carryOut);
    QObject::connect(&m_chat, &ChatController::messageLinkActivated, &m_tree,
                     &TreeController::openMessage);
    QObject::connect(&m_tree, &TreeController::conversationOpened, window, showConversation);
    QObject::connect(&m_tree, &TreeController::answererRequested, &m_models,
                     &ModelController::openChooser);
    QObject::connect(&m_window.commands(), &WindowActions::undoRequested, &m_tree,
                     &TreeController::undoLastDeletion);
    QObject::connect(&m_storedFiles, &StoredFilesController::saveRequested, &m_attachments,
                     &AttachmentController::save);
    QObject::connect(&m_storedFiles, &StoredFilesController::copyRequested, &m_attachments,
                     &AttachmentController::copy);
    QObject::connect(&m_organise, &OrganiseController::exportRequested, &m_transfer,
                     &TransferController::askToExport);
    QObject::connect(&m_shown, &ShownConversation::wanted, window,
                     [this](const QString &id, const QString &messageId) { show(id, messageId); });
    QObject::connect(&m_dictation, &DictationController::conversationWanted, window,
                     [this](const QString &id) { show(id); });
    QObject::connect(window, &MainWindow::closing, &m_dictation, &DictationController::end);
    QObject::connect(window, &MainWindow::closing, &m_speech, &SpeechController::stop);
}

/// Where a conversation is shown: in a tab, in another window.
void WindowControllers::connectTabsAndWindows()
{
    MainWindow *window = &m_window;
    const auto openWindow = [this](const QString &id) {
        if (m_openWindow)
            m_openWindow(id);
    };
    QObject::connect(&m_organise, &OrganiseController::windowRequested, window, openWindow);
    QObject::connect(&m_tabs, &TabController::windowRequested, window, openWindow);
    QObject::connect(&m_window.commands(), &WindowActions::windowRequested, window,
                     [openWindow] { openWindow({}); });
    QObject::connect(&m_organise, &OrganiseController::tabRequested, &m_tabs, &TabController::open);
    QObject::connect(&m_drop, &ConversationDrop::dropped, window, [this](const QString &id) {
        m_window.raiseToFront();
        m_tabs.take(id);
    });
    QObject::connect(&m_tabs, &TabController::conversationOpened, window, &MainWindow::write);
}

void WindowControllers::showUnsent(const QString &conversationId, const QString &question)
{
    m_conversations.change(conversationId, [&question](Conversation &conversation) {
        const QString &draft = conversation.info().draft;
        conversation.setDraft(draft.isEmpty() ? question : draft + u'\n' + question);
    });
    show(conversationId);
    if (m_shown.id() == conversationId)
        m_window.composer().setText(m_shown.session()->conversation().info().draft);
    m_window.notice().tell(QCoreApplication::translate(
        "Hiwar::NotificationController", "Your answer was not sent. It is in the message field: "
                                         "look at it, and send it from there."));
}

void WindowControllers::beginWith(const QString &draft)
{
    m_window.raiseToFront();
    m_temporary.leaveFor([this, draft] { m_chat.startNew(draft); });
}

bool WindowControllers::isHeld(const Conversation &conversation, const QString &question)
{
    return holdOf(conversation, {{}, question, conversation.info().draftAttachments}) !=
           QueueHold::Nothing;
}

QueueHold WindowControllers::holdOf(const Conversation &conversation,
                                    const QueuedQuestion &question)
{
    const ConversationInfo &info = conversation.info();
    const Profile &profile = m_settings.profile(info.profileId);
    const QList<ModelRef> together = m_together.of(info.id);
    // Of several, one that cannot be asked fails by itself.
    if (together.isEmpty() && profile.isOff)
        return QueueHold::ProfileOff;
    if (together.isEmpty() && !profile.builtIn && modelOf(info, profile).trimmed().isEmpty())
        return QueueHold::NoModel;
    const auto warns = [&](const ModelRef &each) {
        return m_secrets.warnsOf(info.id, question.text, m_settings.profile(each.profileId));
    };
    if (together.isEmpty() ? m_secrets.warnsOf(info.id, question.text, profile)
                           : std::any_of(together.begin(), together.end(), warns))
        return QueueHold::Secret;
    return m_usage.passes(conversation, question) ? QueueHold::SpendingLimit : QueueHold::Nothing;
}

void WindowControllers::show(const QString &conversationId, const QString &messageId,
                             const QString &token)
{
    useActivationToken(token);
    m_window.raiseToFront();
    const auto open = [this, conversationId, messageId] {
        m_search.open(conversationId, messageId);
    };
    if (m_shown.id() == conversationId)
        open();
    else
        m_temporary.leaveFor(open);
}

void WindowControllers::setTheme(const Theme &theme)
{
    m_window.setTheme(theme);
    m_speech.setTheme(theme);
    m_writing.setTheme(theme);
}

void WindowControllers::connectHeader()
{
    Header *header = &m_window.header();
    QObject::connect(header, &Header::titleMenuRequested, &m_organise, [this, header](QMenu *menu) {
        m_organise.fillTitleMenu(*menu, [header] { header->beginRename(); });
        menu->addSeparator();
        m_tree.fillMenu(*menu);
        m_compare.fillMenu(*menu);
        menu->addAction(m_window.commands().action(ShortcutId::Tree));
        menu->addAction(m_window.commands().action(ShortcutId::Request));
        menu->addAction(QCoreApplication::translate("Hiwar::WindowActions", "Usage…"),
                        &m_usagePanel, &UsagePanelController::showConversations);
    });
    QObject::connect(header, &Header::renamed, &m_chat, &ChatController::rename);
}

void WindowControllers::connectSettings(SettingsController &panel)
{
    QObject::connect(&m_window, &MainWindow::closing, &m_window, [this] {
        m_settings.change([this](Settings &settings) {
            settings.windowGeometry = m_window.saveGeometry();
            settings.sidebarShown = m_window.isSidebarWanted();
        });
    });
    const SidePanels *panels = &m_window.panels();
    QObject::connect(panels, &SidePanels::settingsMade, &panel, &SettingsController::setPanel);
    QObject::connect(panels, &SidePanels::settingsMade, &m_window,
                     [this](SettingsPanel &made) { fill(made); });
    QObject::connect(panels, &SidePanels::shownChanged, &panel,
                     [settings = &panel](SidePanel which, bool shown) {
                         if (which == SidePanel::Settings)
                             settings->setPanelShown(shown);
                     });
    QObject::connect(
        &m_organise, &OrganiseController::orderChosen, &m_window, [this](ListOrder order) {
            m_settings.change([order](Settings &settings) { settings.sidebarOrder = order; });
        });
}

void WindowControllers::fill(SettingsPanel &panel)
{
    m_reading.setPanel(panel);
    m_secrets.setPanel(panel);
    m_fileOptions.setPanel(panel);
    m_writing.setPanel(panel);
    m_dictation.setPanel(panel);
    DataSection *data = &panel.data();
    Sidebar *sidebar = &m_window.sidebar();
    data->setHistoryPath(m_historyPath);
    QObject::connect(data, &DataSection::importRequested, sidebar, &Sidebar::importRequested);
    QObject::connect(data, &DataSection::exportAllRequested, sidebar, &Sidebar::exportAllRequested);
    QObject::connect(data, &DataSection::folderRequested, data, [](const QString &folder) {
        QDesktopServices::openUrl(QUrl::fromLocalFile(folder));
    });
    QObject::connect(
        &panel, &SettingsPanel::changesKept, &m_window, [this](const QString &sentence) {
            m_window.notice().tell(
                sentence, QCoreApplication::translate("Hiwar::SettingsPanel", "Go on editing"),
                [this] { m_window.panels().setShown(SidePanel::Settings, true); });
        });
    QObject::connect(&panel, &SettingsPanel::changesSettled, &m_window.notice(),
                     &NoticeBar::retract);
    QObject::connect(&panel.keyboard(), &KeyboardSection::shortcutsRequested, &m_window.shortcuts(),
                     &ShortcutSheet::open);
    QObject::connect(&panel.about(), &AboutSection::guideRequested, &m_window,
                     [this] { askTheGuide(); });
}

void WindowControllers::askTheGuide()
{
    m_window.panels().settings().afterKeeping([this] {
        m_window.panels().setShown(SidePanel::Settings, false);
        m_settings.chooseProfile(QString::fromLatin1(guideProfileId));
        m_chat.startNew();
    });
}

void WindowControllers::restore()
{
    const Settings &settings = m_settings.settings();
    m_window.restoreGeometry(settings.windowGeometry);
    m_window.setSidebarWanted(settings.sidebarShown);
    m_organise.setOrder(settings.sidebarOrder);
}

bool WindowControllers::isBusy() const
{
    return m_transfer.isBusy() || m_printing.isBusy() || m_window.composer().isEditing() ||
           m_draftAttachments.isReading() || m_dictation.isBusy();
}

bool WindowControllers::holdsClosing()
{
    if (!m_dictation.holdsClosing())
        return false;
    m_window.raiseToFront();
    return true;
}

void WindowControllers::takeOverFrom(WindowControllers &other)
{
    m_window.restoreGeometry(other.m_window.saveGeometry());
    m_window.setSidebarWanted(other.m_window.isSidebarWanted());
    m_organise.takeOverFrom(other.m_organise);
    m_temporary.refresh();
    m_chat.takeOverFrom(other.m_chat);
    m_queue.takeShown();
}

} // namespace Hiwar
