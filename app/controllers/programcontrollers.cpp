// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/programcontrollers.h"

#include "app/history/storeerrortext.h"
#include "net/client/localservers.h"
#include "net/values/programversion.h"
#include "ui/settings/settingspanel.h"
#include "ui/window/sidepanels.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QPointer>
#include <QStandardPaths>

#include <utility>

namespace Hiwar {

namespace {

std::unique_ptr<UpdateController> makeUpdates(MainWindow &window, Program &program)
{
    const auto position = readUpdateSource(QCoreApplication::applicationDirPath());
    if (!position)
        return nullptr;
    return std::make_unique<UpdateController>(
        UpdateController::Views{.notice = window.notice(), .panels = window.panels()},
        program.settings,
        UpdateController::Surroundings{
            .position = *position,
            .running = programVersion(),
            .downloads = QStandardPaths::writableLocation(QStandardPaths::DownloadLocation),
            .clock = program.clock,
            .openFolder = [](const QString &folder) {
                return QDesktopServices::openUrl(QUrl::fromLocalFile(folder));
            }});
}

} // namespace

ProgramControllers::ProgramControllers(const Collaborators &with)
    : m_first(with.first)
    , m_windowOf(with.windowOf)
    , m_history(with.first.window().notice(), {.history = with.program.history,
                                               .conversations = with.program.conversations,
                                               .folders = with.program.folders,
                                               .bin = with.program.bin,
                                               .transfer = with.first.transfer(),
                                               .historyPath = with.program.historyPath,
                                               .clock = with.program.clock})
    , m_local(with.first.window().welcome(), with.program.settings, usualLocalPorts())
    , m_updates(makeUpdates(with.first.window(), with.program))
    , m_notifications({.conversations = with.program.conversations,
                       .settings = with.program.settings,
                       .services = with.notifications,
                       .isHeld =
                           [this](const Conversation &conversation, const QString &question) {
                               return m_first.isHeld(conversation, question);
                           }})
    , m_desktop(with.program.settings, with.desktop)
    , m_iconMenu({.conversations = with.program.conversations.list(),
                  .settings = with.program.settings,
                  .makeMenu = with.desktop.makeIconMenu})
    , m_quick({.conversations = with.program.conversations,
               .settings = with.program.settings,
               .isHeld =
                   [this](const Conversation &conversation, const QString &question) {
                       return m_first.isHeld(conversation, question);
                   },
               .formulas = with.formulas})
{
    // Others may have taken over when these are gone.
    with.program.conversations.setQueueCheck(
        [self = QPointer(this)](const Conversation &conversation, const QueuedQuestion &next) {
            return self ? self->m_first.holdOf(conversation, next) : QueueHold::OpenedAgain;
        });
    MainWindow *window = &m_first.window();
    connect(&m_history, &HistoryController::attentionNeeded, window, &MainWindow::raiseToFront);
    connect(&m_history, &HistoryController::closeRequested, this,
            &ProgramControllers::closeRequested);
    connect(&with.program.conversations, &OpenConversations::loadFailed, window,
            [window](const QString &, const StoreError &error) {
                window->notice().tell(describe(error));
            });
    connect(&window->panels(), &SidePanels::settingsMade, this, &ProgramControllers::setPanel);
    connectNotifications();
    connectDesktop();
    connectQuick();
}

ProgramControllers::~ProgramControllers() = default;

void ProgramControllers::setPanel(SettingsPanel &panel)
{
    m_desktop.setPanel(panel);
    if (m_updates)
        m_updates->setPart(panel.updates());
}

void ProgramControllers::show(const QString &conversationId, const QString &messageId,
                              const QString &token)
{
    m_windowOf(conversationId).show(conversationId, messageId, token);
}

void ProgramControllers::connectNotifications()
{
    connect(&m_notifications, &NotificationController::openRequested, this,
            &ProgramControllers::show);
    connect(&m_notifications, &NotificationController::questionHeld, this,
            [this](const QString &id, const QString &question) {
                m_windowOf(id).showUnsent(id, question);
            });
}

void ProgramControllers::connectDesktop()
{
    connect(&m_desktop, &DesktopController::quitRequested, this,
            &ProgramControllers::quitRequested);
    connect(&m_iconMenu, &IconMenuController::chosen, this, &ProgramControllers::wordsChosen);
    connect(&m_iconMenu, &IconMenuController::told, &m_desktop, &DesktopController::tellOfIconMenu);
    connect(&m_desktop, &DesktopController::windowToggled, this, [this] {
        if (m_first.window().isActiveWindow())
            m_first.window().hide();
        else
            m_first.window().raiseToFront();
    });
    connect(&m_desktop, &DesktopController::newConversationRequested, this,
            [this] { m_first.beginWith({}); });
    connect(&m_desktop, &DesktopController::quickQuestionRequested, this,
            [this](const QString &token) {
                useActivationToken(token);
                m_quick.open();
            });
}

void ProgramControllers::connectQuick()
{
    connect(&m_quick, &QuickController::kept, this, [this](const QString &id) { show(id); });
    connect(&m_quick, &QuickController::handedOver, this,
            [this](const QString &question) { m_first.beginWith(question); });
}

bool ProgramControllers::holdsClosing(const std::function<void()> &hide)
{
    if (hide && m_desktop.keepsRunning()) {
        hide();
        return true;
    }
    return m_history.holdsClosing();
}

} // namespace Hiwar
