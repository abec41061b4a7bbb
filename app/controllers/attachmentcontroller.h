// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Saves an attachment of a shown message to a file that the user chooses. Rule: its name, which is
// untrusted, is proposed as a plain file name and never as a path. Opens nothing. GUI thread.
#pragma once

#include "ui/conversation/message/shownattachment.h"

#include <QObject>

namespace Hiwar {

class ConversationView;
class HistoryStore;
class NoticeBar;
class SavedFiles;

class AttachmentController : public QObject
{
    Q_OBJECT

public:
    struct Views
    {
        ConversationView &conversation;
        NoticeBar &notice;
    };

    AttachmentController(const Views &views, HistoryStore &history, SavedFiles &files);

private:
    void save(const ShownAttachment &attachment);

    NoticeBar &m_notice;
    HistoryStore &m_history;
    SavedFiles &m_files;
};

/// The file name to propose; nothing in it can lead to another folder.
[[nodiscard]] QString proposedFileName(const QString &name);

} // namespace Hiwar
