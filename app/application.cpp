// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"

#include "app/endsignals.h"
#include "app/history/storeerrortext.h"
#include "app/history/whendone.h"
#include "app/hiwarlink.h"
#include "app/importreaders.h"
#include "net/client/localservers.h"
#include "net/values/programversion.h"
#include "ui/conversation/conversationview.h"
#include "ui/settings/languagepart.h"
#include "ui/settings/settingspanel.h"
#include "ui/settings/titlespart.h"
#include "ui/theme/quietstyle.h"
#include "ui/window/noticebar.h"

#include <QApplication>
#include <QDesktopServices>
#include <QFileOpenEvent>
#include <QStandardPaths>
#include <QTimer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

/// How often a program that stays open looks whether a day has gone by.
constexpr std::chrono::hours backupInterval{6};
constexpr int zoomStep = 10;
constexpr int leastZoom = 50;
constexpr int mostZoom = 300;

QDateTime now()
{
    return QDateTime::currentDateTimeUtc();
}

Theme themeOf(const Settings &settings)
{
    const qreal zoom = settings.zoomPercent / 100.0;
    switch (settings.theme) {
    case ThemeChoice::System:
        return makeTheme(systemScheme(), zoom);
    case ThemeChoice::Light:
        return makeTheme(ColourScheme::Light, zoom);
    case ThemeChoice::Dark:
        return makeTheme(ColourScheme::Dark, zoom);
    }
    Q_UNREACHABLE();
}

ListOrder listOrder(SidebarOrder order)
{
    switch (order) {
    case SidebarOrder::LastChange:
        return ListOrder::LastChange;
    case SidebarOrder::Created:
        return ListOrder::Created;
    case SidebarOrder::Title:
        return ListOrder::Title;
    }
    Q_UNREACHABLE();
}

SidebarOrder sidebarOrder(ListOrder order)
{
    switch (order) {
    case ListOrder::LastChange:
        return SidebarOrder::LastChange;
    case ListOrder::Created:
        return SidebarOrder::Created;
    case ListOrder::Title:
        return SidebarOrder::Title;
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
    , m_connections(m_keys)
    , m_history(paths.history)
    , m_settings({.store = m_settingsStore,
                  .keys = m_keys,
                  .connections = m_connections,
                  .client = m_client},
                 m_loaded.settings)
    , m_reading(m_window.conversationView(), m_settings)
    , m_conversations({.client = m_client,
                       .history = m_history,
                       .connections =
                           [this](const QString &profileId) {
                               return m_connections.connect(m_settings.profile(profileId));
                           },
                       .clock = now,
                       .wires = &m_wires})
    , m_folders(Folders::in(m_history))
    , m_chat(m_window, {.conversations = m_conversations, .settings = m_settings, .wires = m_wires})
    , m_bin(m_conversations, m_history, now)
    , m_organise(
          m_window,
          {.conversations = m_conversations, .folders = m_folders, .bin = m_bin, .clock = now})
    , m_search(m_window, m_conversations,
               [this](const QString &typed) { return m_history.search(typed); })
    , m_temporary(m_window, m_conversations, m_settings)
    , m_titling({.conversations = m_conversations,
                 .client = m_client,
                 .connections =
                     [this](const QString &profileId) {
                         return m_connections.connect(m_settings.profile(profileId));
                     },
                 .isWanted = [this] { return m_settings.settings().titlesByModel; }})
    , m_transfer(m_window,
                 {.conversations = m_conversations,
                  .folders = m_folders,
                  .historyPath = paths.history,
                  .formats = exportFormats(),
                  .readers = importReaders,
                  .ownMarkdown = [this] { return m_settings.settings().reading.ownMarkdown; }})
    , m_local(m_window, m_settings, usualLocalPorts())
    , m_savedFiles(m_window)
    , m_pictures(m_window, m_savedFiles)
    , m_attachments(m_window, m_history, m_savedFiles)
    , m_printing(m_window, &m_pictures)
{
    connectWindow();
    m_window.setTheme(themeOf(m_loaded.settings));
    qApp->installEventFilter(this);
    addUpdates();
}

Application::~Application() = default;

void Application::connectWindow()
{
    m_history.whenWrittenAgain(this, [this] {
        m_window.notice().tell(tr("The history was moved or deleted while Hiwar was open. It was "
                                  "written again where it had been, and nothing is lost."));
    });
    if (const QString program = formulaProgramPath(); !program.isEmpty()) {
        m_formulas = std::make_unique<FormulaDesk>(program);
        m_window.conversationView().setFormulaSource(m_formulas.get());
        m_printing.setFormulaSource(m_formulas.get());
        m_transfer.setFormulaSource(m_formulas.get());
    }
    connect(&m_window, &MainWindow::settingsPanelMade, this, &Application::fill);
    connect(&m_window, &MainWindow::settingsShownChanged, &m_settings,
            &SettingsDesk::setPanelShown);
    connect(&m_settings, &SettingsDesk::changed, this, [this] {
        if (themeOf(m_settings.settings()) != m_style->theme())
            applyTheme();
    });
    connect(&m_window, &MainWindow::zoomRequested, this, [this](int step) {
        m_settings.change([step](Settings &settings) {
            const int zoom = step == 0 ? 100 : settings.zoomPercent + step * zoomStep;
            settings.zoomPercent = std::clamp(zoom, leastZoom, mostZoom);
        });
    });
    connect(&m_organise, &OrganiseDesk::exportRequested, &m_transfer, &TransferDesk::askToExport);
    connect(&m_organise, &OrganiseDesk::orderChosen, this, [this](ListOrder order) {
        m_settings.change(
            [order](Settings &settings) { settings.sidebarOrder = sidebarOrder(order); });
    });
    connect(&m_window, &MainWindow::closing, this, [this] {
        m_settings.change([this](Settings &settings) {
            settings.windowGeometry = m_window.saveGeometry();
            settings.sidebarShown = m_window.isSidebarWanted();
        });
    });
}

void Application::open(const WindowOptions &options)
{
    const Settings &settings = m_settings.settings();
    m_window.restoreGeometry(settings.windowGeometry);
    m_window.setSidebarWanted(settings.sidebarShown);
    m_organise.setOrder(listOrder(settings.sidebarOrder));
    const bool isChosen = applyOptions(options);
    begin(options);
    if (!options.startNew && !options.temporary && !isChosen)
        m_chat.awaitLatest();
    m_window.show();
    if (!m_loaded.notice.isEmpty())
        m_window.notice().tell(m_loaded.notice);
    if (options.linkFault)
        m_window.notice().tell(describe(*options.linkFault));
    openHistory();
    m_local.lookAtFirstStart();
    if (m_updates)
        m_updates->lookIfDue();
}

void Application::openHistory()
{
    whenDone(m_history.open(), this, [this](const tl::expected<HistoryState, StoreError> &opened) {
        if (!opened) {
            m_window.notice().tell(describe(opened.error()));
            m_chat.expectNoLatest();
            return;
        }
        tellState(*opened);
        m_folders.load();
        const auto expired = opened->readOnlyBecause ? OpenConversations::Expired::Stay
                                                     : OpenConversations::Expired::Go;
        m_conversations.loadList(expired);
        m_organise.offerLastDeletion();
        m_bin.load(expired);
    });
}

void Application::tellState(const HistoryState &state)
{
    if (state.readOnlyBecause)
        m_window.notice().tell(describeReadOnly(*state.readOnlyBecause));
    else if (state.interrupted > 0)
        m_window.notice().tell(
            tr("Hiwar ended while a reply was arriving. What had arrived is kept."));
    keepBackups();
}

void Application::keepBackups()
{
    whenDone(m_history.keepBackups(now()), this,
             [this](const tl::expected<BackupDone, StoreError> &done) {
                 if (!done)
                     m_window.notice().tell(tr("The daily copy of the history was not made: %1")
                                                .arg(describe(done.error())));
             });
    QTimer::singleShot(backupInterval, this, &Application::keepBackups);
}

void Application::openAgain(const QStringList &words)
{
    m_window.raiseToFront();
    const auto command = parseCommandLine(words);
    const auto *options = command ? std::get_if<WindowOptions>(&*command) : nullptr;
    if (!options)
        return;
    if (options->linkFault)
        m_window.notice().tell(describe(*options->linkFault));
    if (applyOptions(*options) || options->startNew || options->temporary)
        begin(*options);
}

void Application::readHistoryAgain()
{
    m_folders.load();
    m_conversations.readAgain();
    m_bin.load();
}

void Application::begin(const WindowOptions &options)
{
    options.temporary ? m_temporary.start(options.text) : m_chat.startNew(options.text);
}

void Application::endNow()
{
    m_window.endNow();
}

bool Application::applyOptions(const WindowOptions &options)
{
    if (options.profile.isEmpty())
        return false;
    for (const Profile &profile : m_settings.settings().profiles) {
        if (profile.id == options.profile ||
            profile.name.compare(options.profile, Qt::CaseInsensitive) == 0) {
            m_settings.useProfile(profile.id);
            return true;
        }
    }
    m_window.notice().tell(tr("There is no profile named %1.").arg(options.profile));
    return false;
}

void Application::fill(SettingsPanel &panel)
{
    m_settings.setPanel(panel);
    m_reading.setPanel(panel);
    connectTitles(panel.titles());
    connectLanguage(panel.language());
    if (m_updates)
        m_updates->setPart(panel.updates());
}

void Application::connectTitles(TitlesPart &part)
{
    part.setByModel(m_settings.settings().titlesByModel);
    connect(&part, &TitlesPart::chosen, this, [this](bool byModel) {
        m_settings.change([byModel](Settings &settings) { settings.titlesByModel = byModel; });
    });
}

void Application::addUpdates()
{
    const auto place = readUpdatePlace(QCoreApplication::applicationDirPath());
    if (!place)
        return;
    m_updates = std::make_unique<UpdateDesk>(
        m_window, m_settings,
        UpdateDesk::Surroundings{
            .place = *place,
            .running = programVersion(),
            .downloads = QStandardPaths::writableLocation(QStandardPaths::DownloadLocation),
            .clock = now,
            .openFolder = [](const QString &folder) {
                return QDesktopServices::openUrl(QUrl::fromLocalFile(folder));
            }});
}

void Application::connectLanguage(LanguagePart &part)
{
    part.setLanguages(languageNames(), m_settings.settings().language);
    connect(&part, &LanguagePart::chosen, this, [this](const QString &code) {
        m_settings.change([&code](Settings &settings) { settings.language = code; });
    });
}

void Application::applyTheme()
{
    const Theme theme = themeOf(m_settings.settings());
    m_style->setTheme(theme);
    m_window.setTheme(theme);
}

bool Application::eventFilter(QObject *watched, QEvent *event)
{
    // The desktop has gone dark or light.
    if (watched == qApp && event->type() == QEvent::ApplicationPaletteChange)
        QMetaObject::invokeMethod(this, &Application::applyTheme, Qt::QueuedConnection);
    // How macOS hands over a link.
    if (watched == qApp && event->type() == QEvent::FileOpen) {
        openAgain({static_cast<QFileOpenEvent *>(event)->url().toString(QUrl::FullyEncoded)});
        return true;
    }
    return QObject::eventFilter(watched, event);
}

int openWindow(const WindowOptions &options, const Paths &paths)
{
    SingleInstance instance(instanceName(paths.history));
    std::unique_ptr<Application> application;
    QObject::connect(
        &instance, &SingleInstance::decided, &instance, [&](SingleInstance::Place place) {
            if (place == SingleInstance::Place::Second) {
                // Queued, because the loop may not run yet.
                QMetaObject::invokeMethod(qApp, &QCoreApplication::quit, Qt::QueuedConnection);
                return;
            }
            application = std::make_unique<Application>(paths);
            application->open(options);
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
        QApplication::closeAllWindows(); // a file dialog may stand open
    };
    const EndSignals ends;
    QObject::connect(&ends, &EndSignals::arrived, qApp, end);
    QObject::connect(&instance, &SingleInstance::quitAsked, &instance, end);
    instance.claim(QCoreApplication::arguments().mid(1));
    return QApplication::exec();
}

} // namespace Hiwar
