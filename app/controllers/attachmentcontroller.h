// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Saves an attachment of a shown message to a file that the user chooses, or copies it: the file
// itself where it is kept, else the text that was read in it. Rule: its name, which is untrusted,
// is proposed as a plain file name and never as a path; a picture is copied as it is stored, and
// not decoded. Opens nothing. GUI thread.
#pragma once

#include "ui/conversation/message/shownattachment.h"

#include <QObject>

namespace Hiwar {

class ConversationView;
class HistoryStore;
class NoticeBar;
class SavedFiles;
struct StoreError;

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
    void saveText(const ShownAttachment &attachment);
    void copy(const ShownAttachment &attachment);
    void tell(const QString &sentence, const ShownAttachment &attachment, const StoreError &error);
    /// Calls `use` with what was read, or tells why not with `sentence`.
    template<typename Function>
    void withReading(const ShownAttachment &attachment, const QString &sentence, Function use);

    NoticeBar &m_notice;
    HistoryStore &m_history;
    SavedFiles &m_files;
};

/// The file name to propose; nothing in it can lead to another folder.
[[nodiscard]] QString proposedFileName(const QString &name);

} // namespace Hiwar
