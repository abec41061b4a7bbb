// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"

#include "app/async/whendone.h"
#include "app/commands/hiwarlink.h"
#include "app/desktop/desktopservices.h"
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

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

/// How often a running program checks whether a day has passed.
constexpr std::chrono::hours backupInterval{6};

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
    , m_program({.store = m_settingsStore,
                 .settings = m_loaded.settings,
                 .historyPath = paths.history,
                 .clock = now})
    , m_settingsPanel({.settings = m_program.settings,
                       .keys = m_program.keys,
                       .connections = m_program.connections,
                       .client = m_program.client})
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
    return std::make_unique<WindowControllers>(WindowControllers::Collaborators{
        .program = m_program,
        .settingsPanel = m_settingsPanel,
        .formulas = m_formulas.get(),
        .notifications = {.makeNotifier = makeNotifier, .showBadge = showBadge},
        .desktop = {.hasTray = hasTray,
                    .makeTrayIcon = makeTrayIcon,
                    .makeLoginStart = makeLoginStart,
                    .makeGlobalKeys = makeGlobalKeys,
                    .hasSearch = hasDesktopSearch()}});
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
    m_controllers->setTheme(themeOf(m_program.settings.settings()));
    connect(&m_controllers->quick(), &QuickController::closed, this, [this] {
        // Nothing is left that a user could see.
        if (!window().isVisible() && !m_controllers->desktop().hasTrayIcon())
            endWithoutWindow();
    });
    connect(&window().panels(), &SidePanels::settingsMade, this, &Application::fill);
}

void Application::open(const WindowOptions &options)
{
    m_controllers->restore();
    const bool isChosen = applyOptions(options);
    openHistory(); // before a conversation begins that needs to be stored
    begin(options);
    if (!options.conversation.isEmpty())
        m_controllers->show(options.conversation);
    else if (!options.startNew && !options.temporary && !isChosen)
        awaitLatest();
    m_controllers->desktop().begin();
    if (options.quick)
        m_controllers->quick().open();
    else if (options.inBackground)
        showInBackground();
    else
        window().show();
    if (!m_loaded.notice.isEmpty())
        window().notice().tell(m_loaded.notice);
    if (options.linkFault)
        window().notice().tell(describe(*options.linkFault));
    m_controllers->local().lookAtFirstStart();
    if (UpdateController *updates = m_controllers->updates())
        updates->lookIfDue();
}

/// Hidden only if there is a way to it.
void Application::showInBackground()
{
    if (!m_controllers->desktop().hasTrayIcon())
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
    m_controllers->chat().awaitLatest();
    connect(&m_controllers->chat(), &ChatController::latestShown, &m_opening,
            [this] { m_opening.leaveUntilPainted(window().conversationView()); });
}

void Application::openHistory()
{
    whenDone(m_program.history.open(), this,
             [this](const tl::expected<HistoryState, StoreError> &opened) {
                 m_controllers->history().tell(opened);
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
                 m_controllers->history().tellBackup(done);
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
        m_controllers->quick().open();
        return;
    }
    window().raiseToFront();
    if (!options)
        return;
    if (!options->conversation.isEmpty())
        m_controllers->show(options->conversation);
    if (options->linkFault)
        window().notice().tell(describe(*options->linkFault));
    if (options->startNew || options->temporary || !options->profile.isEmpty())
        m_controllers->temporary().leaveFor([this, asked = *options] {
            if (applyOptions(asked) || asked.startNew || asked.temporary)
                begin(asked);
        });
}

void Application::readHistoryAgain()
{
    m_controllers->history().readAgain();
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
        part.setWaiting(!isSpoken && m_controllers->isBusy());
        if (!isSpoken && !m_controllers->isBusy())
            panel.afterSettling([this, code] { speak(code); });
    });
}

void Application::speak(const QString &code)
{
    // Queued: the caller is a panel of the window that is destroyed here.
    QMetaObject::invokeMethod(
        this,
        [this, code] {
            const std::unique_ptr<WindowControllers> former = std::move(m_controllers);
            m_language.reset(); // removes its texts before the new ones are installed
            m_language.emplace(code);
            m_program.settings.change(
                [](Settings &settings) { settings.profiles.first() = guideProfile(); });
            m_controllers = makeControllers();
            connectWindow();
            m_controllers->takeOverFrom(*former);
            window().panels().setSettingsShown(true);
            // After the former ones have given back the keys and the icon.
            QMetaObject::invokeMethod(
                this, [this] { m_controllers->desktop().begin(); }, Qt::QueuedConnection);
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
    m_controllers->setTheme(theme);
}

bool Application::eventFilter(QObject *watched, QEvent *event)
{
    // The desktop has changed to dark or light.
    if (watched == qApp && event->type() == QEvent::ApplicationPaletteChange)
        QMetaObject::invokeMethod(this, &Application::applyTheme, Qt::QueuedConnection);
    // macOS passes a link this way.
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
                // Queued, because the event loop may not run yet.
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
        QApplication::closeAllWindows(); // a file dialog may be open
        QCoreApplication::quit();        // all of them may be hidden
    };
    const EndSignals ends;
    QObject::connect(&ends, &EndSignals::arrived, qApp, end);
    QObject::connect(&instance, &SingleInstance::quitAsked, &instance, end);
    QStringList words = QCoreApplication::arguments().mid(1);
    // Qt takes the token out of the environment when a window is shown: here none is, yet.
    if (const QString token = qEnvironmentVariable("XDG_ACTIVATION_TOKEN"); !token.isEmpty())
        words += {u"--activation-token"_s, token};
    instance.claim(words);
    return QApplication::exec();
}

} // namespace Hiwar
