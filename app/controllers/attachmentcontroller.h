// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Saves an attachment of a shown message to a file that the user chooses, or copies it: the file
// itself where it is kept, else the text that was read in it. Rule: its name, which is untrusted,
// is proposed as a plain file name and never as a path; a picture is copied as it is stored, and
// with its pixels as hiwar-reader draws them, for programs that take no such file. GUI thread.
#pragma once

#include "app/controllers/showncontents.h"
#include "ui/conversation/message/shownattachment.h"

#include <QObject>

namespace Hiwar {

class ConversationView;
class NoticeBar;
class SavedFiles;
struct ReaderAnswer;
struct ReaderTask;

class AttachmentController : public QObject
{
    Q_OBJECT

public:
    struct Views
    {
        ConversationView &conversation;
        NoticeBar &notice;
    };

    struct Sources
    {
        ContentSource contents;
        /// ReaderProgram::ask().
        std::function<QFuture<ReaderAnswer>(const ReaderTask &task)> ask;
    };

    AttachmentController(const Views &views, Sources sources, SavedFiles &files);

    void save(const ShownAttachment &attachment);
    void copy(const ShownAttachment &attachment);

private:
    void saveText(const ShownAttachment &attachment);
    void copyPicture(const ShownAttachment &attachment, const QByteArray &content);
    void tell(const QString &sentence, const ShownAttachment &attachment, const StoreError &error);
    /// Calls `use` with what was read, or tells why not with `sentence`.
    template<typename Function>
    void withReading(const ShownAttachment &attachment, const QString &sentence, Function use);

    NoticeBar &m_notice;
    const Sources m_sources;
    SavedFiles &m_files;
};

/// The file name to propose; nothing in it can lead to another folder.
[[nodiscard]] QString proposedFileName(const QString &name);

} // namespace Hiwar
