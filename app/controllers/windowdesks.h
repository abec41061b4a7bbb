// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The window and the desks that work at it. All in here has words, so another language means
// another one of these, over the same conversations, settings and history, which know no window.
// GUI thread.
#pragma once

#include "app/chat/messagebin.h"
#include "app/controllers/attachmentdesk.h"
#include "app/controllers/chatdesk.h"
#include "app/controllers/historydesk.h"
#include "app/controllers/localdesk.h"
#include "app/controllers/organisedesk.h"
#include "app/controllers/picturedesk.h"
#include "app/controllers/printdesk.h"
#include "app/controllers/readingdesk.h"
#include "app/controllers/savedfiles.h"
#include "app/controllers/searchdesk.h"
#include "app/controllers/temporarydesk.h"
#include "app/controllers/transferdesk.h"
#include "app/controllers/updatedesk.h"
#include "ui/window/mainwindow.h"

namespace Hiwar {

class WindowDesks
{
public:
    struct Collaborators
    {
        SettingsDesk &settings;
        OpenConversations &conversations;
        Folders &folders;
        MessageBin &bin;
        HistoryStore &history;
        const WireArchive &wires;
        FormulaSource *formulas; ///< none where formulas cannot be drawn
        QString historyPath;
        Clock clock;
    };

    explicit WindowDesks(const Collaborators &with);

    [[nodiscard]] MainWindow &window() { return m_window; }
    [[nodiscard]] ReadingDesk &reading() { return m_reading; }
    [[nodiscard]] ChatDesk &chat() { return m_chat; }
    [[nodiscard]] OrganiseDesk &organise() { return m_organise; }
    [[nodiscard]] TemporaryDesk &temporary() { return m_temporary; }
    [[nodiscard]] TransferDesk &transfer() { return m_transfer; }
    [[nodiscard]] HistoryDesk &history() { return m_history; }
    [[nodiscard]] LocalDesk &local() { return m_local; }
    /// None where a package manager does it.
    [[nodiscard]] UpdateDesk *updates() { return m_updates.get(); }

    /// Something is under way that would end with it: an export, a printout, a download, a question
    /// that is being written again.
    [[nodiscard]] bool isBusy() const;
    /// Shows what the other one shows, where it shows it. Before the window is shown.
    void takePlaceOf(WindowDesks &other);

private:
    MainWindow m_window;
    ReadingDesk m_reading;
    ChatDesk m_chat;
    OrganiseDesk m_organise;
    SearchDesk m_search;
    TemporaryDesk m_temporary;
    TransferDesk m_transfer;
    HistoryDesk m_history;
    LocalDesk m_local;
    SavedFiles m_savedFiles;
    PictureDesk m_pictures;
    AttachmentDesk m_attachments;
    PrintDesk m_printing;
    std::unique_ptr<UpdateDesk> m_updates;
};

} // namespace Hiwar
