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
        window, with.settings,
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
    , m_chat(m_window,
             {.conversations = with.conversations, .settings = with.settings, .wires = with.wires})
    , m_organise(m_window, {.conversations = with.conversations,
                            .folders = with.folders,
                            .bin = with.bin,
                            .clock = with.clock})
    , m_search(m_window, with.conversations,
               [&history = with.history](const QString &typed) { return history.search(typed); })
    , m_temporary(m_window, with.conversations, with.settings)
    , m_transfer(m_window, {.conversations = with.conversations,
                            .folders = with.folders,
                            .historyPath = with.historyPath,
                            .formats = exportFormats(),
                            .readers = importReaders,
                            .ownMarkdown =
                                [&settings = with.settings] {
                                    return settings.settings().reading.ownMarkdown;
                                }})
    , m_history(m_window, {.history = with.history,
                           .conversations = with.conversations,
                           .folders = with.folders,
                           .bin = with.bin,
                           .transfer = m_transfer,
                           .historyPath = with.historyPath,
                           .clock = with.clock})
    , m_local(m_window, with.settings, usualLocalPorts())
    , m_savedFiles(m_window)
    , m_pictures(m_window, m_savedFiles)
    , m_attachments(m_window, with.history, m_savedFiles)
    , m_printing(m_window, &m_pictures)
    , m_updates(makeUpdates(m_window, with))
{
    if (!with.formulas)
        return;
    m_window.conversationView().setFormulaSource(with.formulas);
    m_printing.setFormulaSource(with.formulas);
    m_transfer.setFormulaSource(with.formulas);
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
