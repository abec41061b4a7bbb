// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"

#include "app/async/whendone.h"
#include "app/commands/givenfiles.h"
#include "app/commands/hiwarlink.h"
#include "app/desktop/desktopservices.h"
#include "app/platform/endsignals.h"
#include "app/platform/keychainlabels.h"
#include "app/platform/systemopenings.h"
#include "ui/composer/composer.h"
#include "ui/conversation/conversationview.h"
#include "ui/settings/languagesection.h"
#include "ui/settings/settingspanel.h"
#include "ui/settings/titlessection.h"
#include "ui/theme/quietstyle.h"
#include "ui/window/noticebar.h"
#include "ui/window/sidepanels.h"
#include "ui/window/windowactions.h"

#include <QApplication>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

/// How often a running program checks whether a day has passed.
constexpr std::chrono::hours backupInterval{6};
/// Until then the processor is for the first frame.
constexpr std::chrono::milliseconds untilShown{100};

QDateTime now()
{
    return QDateTime::currentDateTimeUtc();
}

Theme themeOf(const Settings &settings)
{
    const qreal zoom = settings.zoomPercent / 100.0;
    switch (settings.theme) {
    case ThemePreference::System:
        return makeTheme(systemScheme(), zoom, settings.look);
    case ThemePreference::Light:
        return makeTheme(ColourScheme::Light, zoom, settings.look);
    case ThemePreference::Dark:
        return makeTheme(ColourScheme::Dark, zoom, settings.look);
    }
    Q_UNREACHABLE();
}

QuietStyle *dress(const Theme &theme)
{
    auto *style = new QuietStyle(theme);
    QApplication::setStyle(style);
    return style;
}

} // namespace

Application::Application(const Paths &paths)
    : m_settingsStore(paths.settings)
    , m_language(m_settingsStore.language())
    , m_loaded(m_settingsStore.load(now()))
    , m_style(dress(themeOf(m_loaded.settings)))
    , m_program({.store = m_settingsStore,
                 .settings = m_loaded.settings,
                 .historyPath = paths.history,
                 .clock = now})
    , m_shown(m_program.conversations)
    , m_settingsPanel({.settings = m_program.settings,
                       .keys = m_program.keys,
                       .connections = m_program.connections,
                       .client = m_program.client})
    , m_opening(paths.history)
{
    if (const QString program = formulaProgramPath(); !program.isEmpty())
        m_formulas = std::make_unique<FormulaController>(program);
    makeControllers();
    connectWindow();
    connectSettings();
    qApp->installEventFilter(this);
}

Application::~Application() = default;

void Application::makeControllers()
{
    m_controllers = std::make_unique<WindowControllers>(WindowControllers::Collaborators{
        .program = m_program,
        .shown = m_shown,
        .settingsPanel = &m_settingsPanel,
        .formulas = m_formulas.get(),
        .holdsClosing = [this] { return holdsClosing(); },
        .openWindow = [this](const QString &id) { m_others->open(id); },
        .takeFromOthers = [this](const QString &id) { m_others->release(id); }});
    m_shared = std::make_unique<ProgramControllers>(ProgramControllers::Collaborators{
        .program = m_program,
        .first = *m_controllers,
        .windowOf = [this](const QString &id) -> WindowControllers & {
            WindowControllers *other = m_others->holderOf(id);
            return other ? *other : *m_controllers;
        },
        .formulas = m_formulas.get(),
        .notifications = {.makeNotifier = makeNotifier, .showBadge = showBadge},
        .desktop = {.hasTray = hasTray,
                    .makeTrayIcon = makeTrayIcon,
                    .makeLoginStart = makeLoginStart,
                    .makeGlobalKeys = makeGlobalKeys,
                    .makeIconMenu = iconMenuMaker(),
                    .hasSearch = hasDesktopSearch()}});
    m_others = std::make_unique<ConversationWindows>(ConversationWindows::Collaborators{
        .program = m_program,
        .first = *m_controllers,
        .formulas = m_formulas.get(),
        .holdsClosing = [this](const std::function<void()> &hide) {
            return m_shared->holdsClosing(hide);
        }});
}

bool Application::holdsClosing()
{
    if (m_ends) {
        const bool isHeld = m_others->holdsEnd();
        m_ends = !m_controllers->holdsClosing() && !isHeld && !m_shared->holdsClosing({});
        return !m_ends;
    }
    if (!m_others->isAnyVisible() && m_shared->holdsClosing([this] { window().hide(); }))
        return true;
    return m_controllers->holdsClosing();
}

void Application::quit()
{
    m_ends = true;
    window().close(); // what is held there may follow later
}

void Application::end()
{
    m_others->closeAll();
    QCoreApplication::quit(); // hidden windows end nothing
}

void Application::endWithoutWindow()
{
    endNow();
    QCoreApplication::quit(); // a hidden window that closes ends nothing
}

void Application::connectSettings()
{
    m_program.keys.setLabels(keychainLabels(m_program.settings.settings().profiles));
    connect(&m_program.settings, &CurrentSettings::changed, this, [this] {
        m_program.keys.setLabels(keychainLabels(m_program.settings.settings().profiles));
        if (themeOf(m_program.settings.settings()) != m_style->theme())
            applyTheme();
    });
}

void Application::connectWindow()
{
    setTheme(themeOf(m_program.settings.settings()));
    connect(&m_shared->quick(), &QuickController::closed, this, [this] {
        // Nothing is left that a user could see.
        if (!window().isVisible() && !m_shared->desktop().hasTrayIcon())
            endWithoutWindow();
    });
    connect(&window().panels(), &SidePanels::settingsMade, this, &Application::fill);
    connect(&window().commands(), &WindowActions::quitRequested, this, &Application::quit);
    connect(&window(), &MainWindow::closing, this, [this] {
        if (m_ends) // when its event is over
            QMetaObject::invokeMethod(this, &Application::end, Qt::QueuedConnection);
    });
    connect(m_shared.get(), &ProgramControllers::quitRequested, this, &Application::quit);
    connect(m_shared.get(), &ProgramControllers::wordsChosen, this, &Application::openAgain);
    connect(m_shared.get(), &ProgramControllers::closeRequested, this, &Application::quit);
    connect(m_others.get(), &ConversationWindows::quitRequested, this, &Application::quit);
}

void Application::open(const WindowOptions &options)
{
    m_controllers->restore();
    m_others->expect(m_program.settings.settings().windows, m_program.settings.settings().tabs);
    if (!options.quick && !options.inBackground && !m_opening.wasLeft())
        connect(&m_program.conversations.list(), &ConversationIndex::wasReset, m_others.get(),
                &ConversationWindows::restore, Qt::SingleShotConnection);
    const bool isChosen = applyOptions(options);
    openHistory(); // before a conversation begins that needs to be stored
    begin(options);
    if (!options.conversation.isEmpty())
        m_shared->show(options.conversation);
    else if (!options.message.isEmpty())
        m_controllers->tree().openMessage(options.message);
    else if (!options.startNew && !options.temporary && !isChosen && options.files.isEmpty())
        awaitLatest();
    m_shared->desktop().begin();
    if (options.quick)
        m_shared->quick().open();
    else if (options.inBackground)
        showInBackground();
    else
        window().show();
    if (options.search)
        emit window().commands().searchRequested();
    if (!m_loaded.notice.isEmpty())
        window().notice().tell(m_loaded.notice);
    if (options.linkFault)
        window().notice().tell(describe(*options.linkFault));
    QTimer::singleShot(untilShown, this, &Application::lookAround);
}

/// For servers on this computer, and for a newer version.
void Application::lookAround()
{
    m_shared->local().lookAtFirstStart();
    if (UpdateController *updates = m_shared->updates())
        updates->lookIfDue();
}

/// Hidden only if there is a way to it.
void Application::showInBackground()
{
    if (!m_shared->desktop().hasTrayIcon())
        window().showMinimized();
}

void Application::awaitLatest()
{
    if (m_opening.wasLeft()) {
        window().notice().tell(
            tr("The last start did not come to show the conversation that was open last, so this "
               "one begins with a new conversation. The other one is in the list."));
        return;
    }
    m_controllers->chat().awaitLatest(m_program.settings.settings().tabs.shown);
    connect(&m_controllers->chat(), &ChatController::latestShown, &m_opening,
            [this] { m_opening.leaveUntilPainted(window().conversationView()); });
}

void Application::openHistory()
{
    whenDone(m_program.history.open(), this,
             [this](const tl::expected<HistoryState, StoreError> &opened) {
                 m_shared->history().tell(opened);
                 if (!opened) {
                     m_controllers->chat().expectNoLatest();
                     return;
                 }
                 keepBackups();
                 m_program.folders.load();
                 m_program.usage.load();
                 const auto expired = opened->readOnlyBecause ? OpenConversations::Expired::Stay
                                                              : OpenConversations::Expired::Go;
                 m_program.conversations.loadList(expired);
                 m_controllers->organise().offerLastDeletion();
                 m_program.bin.load(expired);
             });
}

void Application::keepBackups()
{
    whenDone(m_program.history.keepBackups(now()), this,
             [this](const tl::expected<BackupDone, StoreError> &done) {
                 m_shared->history().tellBackup(done);
             });
    QTimer::singleShot(backupInterval, this, &Application::keepBackups);
}

void Application::openAgain(const QStringList &words)
{
    const auto command = parseCommandLine(words);
    const auto *options = command ? std::get_if<WindowOptions>(&*command) : nullptr;
    if (options && options->inBackground)
        return;
    if (options)
        useActivationToken(options->token);
    if (options && options->quick) {
        m_shared->quick().open();
        return;
    }
    window().raiseToFront();
    m_others->restore();
    if (!options)
        return;
    if (!options->conversation.isEmpty())
        m_shared->show(options->conversation);
    if (options->search)
        emit window().commands().searchRequested();
    if (options->linkFault)
        window().notice().tell(describe(*options->linkFault));
    if (!options->message.isEmpty())
        m_controllers->temporary().leaveFor(
            [this, id = options->message] { m_controllers->tree().openMessage(id); });
    const bool wantsOther = options->startNew || options->temporary || !options->files.isEmpty();
    if (wantsOther || !options->profile.isEmpty())
        m_controllers->temporary().leaveFor([this, wantsOther, asked = *options] {
            if (applyOptions(asked) || wantsOther)
                begin(asked);
        });
}

void Application::readHistoryAgain()
{
    m_shared->history().readAgain();
}

void Application::begin(const WindowOptions &options)
{
    if (options.temporary)
        m_controllers->temporary().start(options.text);
    else if (!takesMore(options))
        m_controllers->chat().startNew(options.text, options.isLinked);
    if (!options.files.isEmpty())
        m_controllers->attachments().attach(options.files);
}

/// Some desktops start a program once for each of several files: they belong together.
bool Application::takesMore(const WindowOptions &options) const
{
    const ChatSession *shown = m_shown.session();
    return shown && !options.startNew && options.profile.isEmpty() && !options.files.isEmpty() &&
           !m_shown.isTemporary() && shown->conversation().path().isEmpty() &&
           window().composer().text().isEmpty();
}

void Application::endNow()
{
    m_shared->history().logUnstored();
    m_others->closeAll();
    window().endNow();
}

bool Application::applyOptions(const WindowOptions &options)
{
    if (options.profile.isEmpty())
        return false;
    for (const Profile &profile : m_program.settings.settings().profiles) {
        if (profile.id == options.profile ||
            profile.name.compare(options.profile, Qt::CaseInsensitive) == 0) {
            m_program.settings.useProfile(profile.id);
            return true;
        }
    }
    window().notice().tell(tr("There is no profile named %1.").arg(options.profile));
    return false;
}

void Application::fill(SettingsPanel &panel)
{
    connectTitles(panel.titles());
    connectLanguage(panel);
}

void Application::connectTitles(TitlesSection &part)
{
    const auto refill = [this, &part] {
        const Settings &now = m_program.settings.settings();
        part.setByModel(now.titlesByModel);
        part.setHelpers(now.profiles, now.helperModel);
    };
    refill();
    connect(&m_program.settings, &CurrentSettings::changed, &part, refill);
    connect(&part, &TitlesSection::helperChosen, this, [this](const ModelRef &helper) {
        m_program.settings.change([&helper](Settings &all) { all.helperModel = helper; });
    });
    connect(&part, &TitlesSection::chosen, this, [this](bool byModel) {
        m_program.settings.change(
            [byModel](Settings &settings) { settings.titlesByModel = byModel; });
    });
}

void Application::connectLanguage(SettingsPanel &panel)
{
    LanguageSection &part = panel.language();
    part.setLanguages(languageNames(), m_program.settings.settings().language);
    connect(&part, &LanguageSection::chosen, this, [this, &panel, &part](const QString &code) {
        m_program.settings.change([&code](Settings &settings) { settings.language = code; });
        const bool isSpoken = spokenFor(code) == m_language->code();
        const bool isBusy = m_controllers->isBusy() || m_shared->isBusy() || m_others->isBusy();
        part.setWaiting(!isSpoken && isBusy);
        if (!isSpoken && !isBusy)
            panel.afterSettling([this, code] { speak(code); });
    });
}

void Application::speak(const QString &code)
{
    // Queued: the caller is a panel of the window that is destroyed here.
    QMetaObject::invokeMethod(
        this,
        [this, code] {
            const QList<WindowState> others = m_others->states();
            const TabState tabs = m_others->tabsOfFirst();
            m_others.reset();
            const std::unique_ptr<WindowControllers> former = std::move(m_controllers);
            const std::unique_ptr<ProgramControllers> formerShared = std::move(m_shared);
            m_language.reset(); // removes its texts before the new ones are installed
            m_language.emplace(code);
            m_program.settings.change(
                [](Settings &settings) { settings.profiles.first() = guideProfile(); });
            makeControllers();
            connectWindow();
            m_controllers->takeOverFrom(*former);
            m_shared->takeOverFrom(*formerShared);
            m_others->expect(others, tabs);
            m_others->restore();
            window().panels().setShown(SidePanel::Settings, true);
            // After the former ones have given back the keys and the icon.
            QMetaObject::invokeMethod(
                this, [this] { m_shared->desktop().begin(); }, Qt::QueuedConnection);
            window().show();
            LanguageSection &part = window().panels().settings().language();
            window().panels().settings().reveal(&part);
            part.setFocus();
            window().activateWindow();
        },
        Qt::QueuedConnection);
}

void Application::applyTheme()
{
    const Theme theme = themeOf(m_program.settings.settings());
    m_style->setTheme(theme);
    setTheme(theme);
}

void Application::setTheme(const Theme &theme)
{
    m_controllers->setTheme(theme);
    m_shared->setTheme(theme);
    m_others->setTheme(theme);
}

bool Application::eventFilter(QObject *watched, QEvent *event)
{
    // The desktop has changed to dark or light.
    if (watched == qApp && event->type() == QEvent::ApplicationPaletteChange)
        QMetaObject::invokeMethod(this, &Application::applyTheme, Qt::QueuedConnection);
    return QObject::eventFilter(watched, event);
}

int openWindow(const WindowOptions &options, const Paths &paths)
{
    SingleInstance instance(instanceName(paths.history));
    std::unique_ptr<Application> application;
    SystemOpenings openings;
    QObject::connect(&openings, &SystemOpenings::opened, &openings,
                     [&](const QStringList &words) { application->openAgain(words); });
    QObject::connect(
        &instance, &SingleInstance::decided, &instance, [&](SingleInstance::Role role) {
            if (role == SingleInstance::Role::Second) {
                // Queued, because the event loop may not run yet.
                QMetaObject::invokeMethod(qApp, &QCoreApplication::quit, Qt::QueuedConnection);
                return;
            }
            application = std::make_unique<Application>(paths);
            application->open(options);
            openings.begin();
        });
    QObject::connect(&instance, &SingleInstance::startedAgain, &instance,
                     [&](const QStringList &words) {
                         if (application)
                             application->openAgain(words);
                     });
    QObject::connect(&instance, &SingleInstance::historyChanged, &instance, [&] {
        if (application)
            application->readHistoryAgain();
    });
    const auto end = [&application] {
        if (application)
            application->endNow();
        QApplication::closeAllWindows(); // a file dialog may be open
        QCoreApplication::quit();        // all of them may be hidden
    };
    const EndSignals ends;
    QObject::connect(&ends, &EndSignals::arrived, qApp, end);
    QObject::connect(&instance, &SingleInstance::quitAsked, &instance, end);
    QStringList words = wordsForAnyFolder(QCoreApplication::arguments().mid(1), options);
    // Qt takes the token out of the environment when a window is shown: here none is, yet.
    if (const QString token = qEnvironmentVariable("XDG_ACTIVATION_TOKEN"); !token.isEmpty())
        words = QStringList{u"--activation-token"_s, token} + words;
    instance.claim(words);
    return QApplication::exec();
}

} // namespace Hiwar
