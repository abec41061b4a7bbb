// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/windowcontrollers.h"

#include "app/documents/importreaders.h"
#include "app/history/historystore.h"
#include "net/client/localservers.h"
#include "net/values/programversion.h"
#include "ui/composer/composer.h"
#include "ui/conversation/conversationview.h"

#include <QDesktopServices>
#include <QStandardPaths>

namespace Hiwar {

namespace {

std::unique_ptr<UpdateController> makeUpdates(MainWindow &window,
                                              const WindowControllers::Collaborators &with)
{
    const auto position = readUpdateSource(QCoreApplication::applicationDirPath());
    if (!position)
        return nullptr;
    return std::make_unique<UpdateController>(
        UpdateController::Views{.notice = window.notice(), .panels = window.panels()},
        with.settings,
        UpdateController::Surroundings{
            .position = *position,
            .running = programVersion(),
            .downloads = QStandardPaths::writableLocation(QStandardPaths::DownloadLocation),
            .clock = with.clock,
            .openFolder = [](const QString &folder) {
                return QDesktopServices::openUrl(QUrl::fromLocalFile(folder));
            }});
}

} // namespace

WindowControllers::WindowControllers(const Collaborators &with)
    : m_reading(m_window.conversationView(), with.settings)
    , m_chat({.sidebar = m_window.sidebar(),
              .composer = m_window.composer(),
              .conversation = m_window.conversationView(),
              .welcome = m_window.welcome(),
              .notice = m_window.notice(),
              .panels = m_window.panels()},
             {.conversations = with.conversations, .settings = with.settings, .wires = with.wires})
    , m_organise({.sidebar = m_window.sidebar(),
                  .composer = m_window.composer(),
                  .notice = m_window.notice()},
                 {.conversations = with.conversations,
                  .folders = with.folders,
                  .bin = with.bin,
                  .clock = with.clock})
    , m_search({.sidebar = m_window.sidebar(),
                .conversation = m_window.conversationView(),
                .finder = m_window.finder()},
               with.conversations,
               [&history = with.history](const QString &typed) { return history.search(typed); })
    , m_temporary({.sidebar = m_window.sidebar(),
                   .composer = m_window.composer(),
                   .notice = m_window.notice(),
                   .bar = m_window.temporaryBar()},
                  with.conversations, with.settings)
    , m_transfer(
          {.sidebar = m_window.sidebar(), .notice = m_window.notice()},
          {.conversations = with.conversations,
           .folders = with.folders,
           .historyPath = with.historyPath,
           .formats = exportFormats(),
           .readers = importReaders,
           .ownMarkdown = [&settings =
                               with.settings] { return settings.settings().reading.ownMarkdown; }})
    , m_history(m_window.notice(), {.history = with.history,
                                    .conversations = with.conversations,
                                    .folders = with.folders,
                                    .bin = with.bin,
                                    .transfer = m_transfer,
                                    .historyPath = with.historyPath,
                                    .clock = with.clock})
    , m_local(m_window.welcome(), with.settings, usualLocalPorts())
    , m_savedFiles(m_window.conversationView(), m_window.notice())
    , m_pictures(m_window.conversationView(), m_savedFiles)
    , m_attachments({.conversation = m_window.conversationView(), .notice = m_window.notice()},
                    with.history, m_savedFiles)
    , m_printing({.conversation = m_window.conversationView(), .notice = m_window.notice()},
                 &m_pictures)
    , m_updates(makeUpdates(m_window, with))
{
    connectWindow();
    if (!with.formulas)
        return;
    m_window.conversationView().setFormulaSource(with.formulas);
    m_printing.setFormulaSource(with.formulas);
    m_transfer.setFormulaSource(with.formulas);
}

void WindowControllers::connectWindow()
{
    MainWindow *window = &m_window;
    QObject::connect(window, &MainWindow::newConversationRequested, &m_chat,
                     [this] { m_chat.startNew(); });
    QObject::connect(window, &MainWindow::temporaryRequested, &m_temporary,
                     [this] { m_temporary.start(); });
    QObject::connect(window, &MainWindow::printRequested, &m_printing,
                     &PrintController::askForPrinter);
    QObject::connect(window, &MainWindow::savePdfRequested, &m_printing,
                     &PrintController::askForConversationFile);
    window->setClosingHeld([this] { return m_history.holdsClosing(); });

    const auto showConversation = &MainWindow::showConversation;
    QObject::connect(&m_chat, &ChatController::conversationOpened, window, showConversation);
    QObject::connect(&m_organise, &OrganiseController::conversationOpened, window,
                     showConversation);
    QObject::connect(&m_search, &SearchController::conversationOpened, window, showConversation);
    QObject::connect(&m_temporary, &TemporaryController::begun, window, showConversation);
    QObject::connect(&m_temporary, &TemporaryController::temporaryShown, window,
                     &MainWindow::setTemporary);
    QObject::connect(&m_chat, &ChatController::titleChanged, window,
                     &MainWindow::setConversationTitle);
    QObject::connect(&m_chat, &ChatController::titleChanged, &m_printing,
                     &PrintController::setTitle);
    QObject::connect(&m_history, &HistoryController::attentionNeeded, window,
                     &MainWindow::raiseToFront);
    QObject::connect(&m_history, &HistoryController::closeRequested, window, &MainWindow::close);
}

bool WindowControllers::isBusy() const
{
    return m_transfer.isBusy() || m_printing.isBusy() || m_window.composer().isEditing() ||
           (m_updates && m_updates->isDownloading());
}

void WindowControllers::takeOverFrom(WindowControllers &other)
{
    m_window.restoreGeometry(other.m_window.saveGeometry());
    m_window.setSidebarWanted(other.m_window.isSidebarWanted());
    m_organise.takeOverFrom(other.m_organise);
    m_temporary.refresh();
    m_history.takeOverFrom(other.m_history);
    m_chat.takeOverFrom(other.m_chat);
}

} // namespace Hiwar
