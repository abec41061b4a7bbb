// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"

#include "app/async/whendone.h"
#include "app/commands/hiwarlink.h"
#include "app/platform/endsignals.h"
#include "app/platform/keychainlabels.h"
#include "ui/conversation/conversationview.h"
#include "ui/settings/languagesection.h"
#include "ui/settings/settingspanel.h"
#include "ui/settings/titlessection.h"
#include "ui/theme/quietstyle.h"
#include "ui/window/noticebar.h"
#include "ui/window/sidepanels.h"

#include <QApplication>
#include <QFileOpenEvent>
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
    case ThemePreference::System:
        return makeTheme(systemScheme(), zoom);
    case ThemePreference::Light:
        return makeTheme(ColourScheme::Light, zoom);
    case ThemePreference::Dark:
        return makeTheme(ColourScheme::Dark, zoom);
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
    , m_settings(m_settingsStore, m_loaded.settings)
    , m_settingsController({.settings = m_settings,
                            .keys = m_keys,
                            .connections = m_connections,
                            .client = m_client})
    , m_conversations({.client = m_client,
                       .history = m_history,
                       .connections =
                           [this](const QString &profileId) {
                               return m_connections.connect(m_settings.profile(profileId));
                           },
                       .clock = now,
                       .wires = &m_wires})
    , m_folders(Folders::in(m_history))
    , m_bin(m_conversations, m_history)
    , m_titleGenerator({.conversations = m_conversations,
                        .client = m_client,
                        .connections =
                            [this](const QString &profileId) {
                                return m_connections.connect(m_settings.profile(profileId));
                            },
                        .isWanted = [this] { return m_settings.settings().titlesByModel; }})
    , m_historyPath(paths.history)
    , m_opening(paths.history)
{
    if (const QString program = formulaProgramPath(); !program.isEmpty())
        m_formulas = std::make_unique<FormulaController>(program);
    m_controllers = makeControllers();
    connectWindow();
    connectSettings();
    qApp->installEventFilter(this);
}

Application::~Application() = default;

std::unique_ptr<WindowControllers> Application::makeControllers()
{
    return std::make_unique<WindowControllers>(
        WindowControllers::Collaborators{.settings = m_settings,
                                         .conversations = m_conversations,
                                         .folders = m_folders,
                                         .bin = m_bin,
                                         .history = m_history,
                                         .wires = m_wires,
                                         .formulas = m_formulas.get(),
                                         .historyPath = m_historyPath,
                                         .clock = now});
}

void Application::connectSettings()
{
    m_keys.setLabels(keychainLabels(m_settings.settings().profiles));
    connect(&m_settings, &CurrentSettings::changed, this, [this] {
        m_keys.setLabels(keychainLabels(m_settings.settings().profiles));
        if (themeOf(m_settings.settings()) != m_style->theme())
            applyTheme();
    });
}

void Application::connectWindow()
{
    window().setTheme(themeOf(m_settings.settings()));
    connect(&window().panels(), &SidePanels::settingsMade, this, &Application::fill);
    connect(&window().panels(), &SidePanels::settingsShownChanged, &m_settingsController,
            &SettingsController::setPanelShown);
    connect(&window(), &MainWindow::zoomRequested, this, [this](int step) {
        m_settings.change([step](Settings &settings) {
            const int zoom = step == 0 ? 100 : settings.zoomPercent + step * zoomStep;
            settings.zoomPercent = std::clamp(zoom, leastZoom, mostZoom);
        });
    });
    connect(&m_controllers->organise(), &OrganiseController::exportRequested,
            &m_controllers->transfer(), &TransferController::askToExport);
    connect(&m_controllers->organise(), &OrganiseController::orderChosen, this,
            [this](ListOrder order) {
                m_settings.change([order](Settings &settings) { settings.sidebarOrder = order; });
            });
    connect(&window(), &MainWindow::closing, this, [this] {
        m_settings.change([this](Settings &settings) {
            settings.windowGeometry = window().saveGeometry();
            settings.sidebarShown = window().isSidebarWanted();
        });
    });
}

void Application::open(const WindowOptions &options)
{
    const Settings &settings = m_settings.settings();
    window().restoreGeometry(settings.windowGeometry);
    window().setSidebarWanted(settings.sidebarShown);
    m_controllers->organise().setOrder(settings.sidebarOrder);
    const bool isChosen = applyOptions(options);
    openHistory(); // before what is begun now is to be stored in it
    begin(options);
    if (!options.startNew && !options.temporary && !isChosen)
        awaitLatest();
    window().show();
    if (!m_loaded.notice.isEmpty())
        window().notice().tell(m_loaded.notice);
    if (options.linkFault)
        window().notice().tell(describe(*options.linkFault));
    m_controllers->local().lookAtFirstStart();
    if (UpdateController *updates = m_controllers->updates())
        updates->lookIfDue();
}

void Application::awaitLatest()
{
    if (m_opening.wasLeft()) {
        window().notice().tell(
            tr("The last start did not come to show the conversation that was open last, so this "
               "one begins with a new conversation. The other one is in the list."));
        return;
    }
    m_controllers->chat().awaitLatest();
    connect(&m_controllers->chat(), &ChatController::latestShown, &m_opening,
            [this] { m_opening.leaveUntilPainted(window().conversationView()); });
}

void Application::openHistory()
{
    whenDone(m_history.open(), this, [this](const tl::expected<HistoryState, StoreError> &opened) {
        m_controllers->history().tell(opened);
        if (!opened) {
            m_controllers->chat().expectNoLatest();
            return;
        }
        keepBackups();
        m_folders.load();
        const auto expired = opened->readOnlyBecause ? OpenConversations::Expired::Stay
                                                     : OpenConversations::Expired::Go;
        m_conversations.loadList(expired);
        m_controllers->organise().offerLastDeletion();
        m_bin.load(expired);
    });
}

void Application::keepBackups()
{
    whenDone(m_history.keepBackups(now()), this,
             [this](const tl::expected<BackupDone, StoreError> &done) {
                 m_controllers->history().tellBackup(done);
             });
    QTimer::singleShot(backupInterval, this, &Application::keepBackups);
}

void Application::openAgain(const QStringList &words)
{
    window().raiseToFront();
    const auto command = parseCommandLine(words);
    const auto *options = command ? std::get_if<WindowOptions>(&*command) : nullptr;
    if (!options)
        return;
    if (options->linkFault)
        window().notice().tell(describe(*options->linkFault));
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
    options.temporary ? m_controllers->temporary().start(options.text)
                      : m_controllers->chat().startNew(options.text, options.isLinked);
}

void Application::endNow()
{
    m_controllers->history().logUnstored();
    window().endNow();
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
    window().notice().tell(tr("There is no profile named %1.").arg(options.profile));
    return false;
}

void Application::fill(SettingsPanel &panel)
{
    m_settingsController.setPanel(panel);
    m_controllers->reading().setPanel(panel);
    connectTitles(panel.titles());
    connectLanguage(panel);
    if (UpdateController *updates = m_controllers->updates())
        updates->setPart(panel.updates());
}

void Application::connectTitles(TitlesSection &part)
{
    part.setByModel(m_settings.settings().titlesByModel);
    connect(&part, &TitlesSection::chosen, this, [this](bool byModel) {
        m_settings.change([byModel](Settings &settings) { settings.titlesByModel = byModel; });
    });
}

void Application::connectLanguage(SettingsPanel &panel)
{
    LanguageSection &part = panel.language();
    part.setLanguages(languageNames(), m_settings.settings().language);
    connect(&part, &LanguageSection::chosen, this, [this, &panel, &part](const QString &code) {
        m_settings.change([&code](Settings &settings) { settings.language = code; });
        const bool isSpoken = spokenFor(code) == m_language->code();
        part.setWaiting(!isSpoken && m_controllers->isBusy());
        if (!isSpoken && !m_controllers->isBusy())
            panel.afterSettling([this, code] { speak(code); });
    });
}

void Application::speak(const QString &code)
{
    // Later: it is the panel of the window that goes which asks for it.
    QMetaObject::invokeMethod(
        this,
        [this, code] {
            const std::unique_ptr<WindowControllers> former = std::move(m_controllers);
            m_language.reset(); // its words go before the others come
            m_language.emplace(code);
            m_settings.change(
                [](Settings &settings) { settings.profiles.first() = guideProfile(); });
            m_controllers = makeControllers();
            connectWindow();
            m_controllers->takeOverFrom(*former);
            window().panels().setSettingsShown(true);
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
    const Theme theme = themeOf(m_settings.settings());
    m_style->setTheme(theme);
    window().setTheme(theme);
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
        &instance, &SingleInstance::decided, &instance, [&](SingleInstance::Role role) {
            if (role == SingleInstance::Role::Second) {
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
