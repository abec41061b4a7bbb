// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The lossless export: JSON Lines, UTF-8, each line an object with one field. What is written is
// read back equal: every version of every message, times, token counts, failures, attachments.
//
//   {"hiwar-history": {"version": 7, "program": "Hiwar 0.1.0", "exportedAt": 1763755200000}}
//   {"folder": {"id", "name"}}
//   {"persona": {"id", "name", "emoji", "picture", "folder", "profileId", "model",
//                "settings": {…}, "firstMessage", "createdAt", "updatedAt"}}
//   {"prompt": {"id", "name", "folder", "content", "createdAt", "updatedAt"}}
//   {"conversation": {"id", "title", "titleIsOwn", "profileId", "model", "personaId",
//                     "settings": {"systemPrompt", "fields", "context"}, "currentLeaf", "draft",
//                     "draftAttachments": […], "folderId", "tags": ["…"], "isPinned", "isArchived",
//                     "forkedFrom", "deletedAt", "createdAt", "updatedAt"}}
//   {"queued": {"id", "text", "attachments": […]}}
//   {"message": {"id", "parentId", "role", "content", "reasoning", "reasoningMs", "firstTextMs",
//                "replyMs", "state", "error": {…}, "model", "finishReason",
//                "usage": {"promptTokens", "completionTokens", "totalTokens", "reasoningTokens",
//                          "cachedTokens"},
//                "toolCalls": [{"id", "name", "arguments"}], "isRefusal",
//                "contextRule", "isByUser", "summaryUpTo", "askedWith",
//                "attachments": [{"hash", "name", "mediaType", "size", "reading", "use": {…}}],
//                "createdAt", "deletedAt", "deletedWith"}}
//   {"more": {"draft", "systemPrompt", "queued", "content", "reasoning"}}
//   {"attachment": {"hash", "size", "content"}}
//   {"end": {"conversations": 2, "messages": 17}}
//
// The head is the first line. Folders and personas come before the conversations with them; a whole
// export has the library, one of chosen conversations their personas. A picture is a PNG in Base64.
// A conversation is followed by the questions that wait in it, next first, then by its messages,
// parents before children and versions oldest first, and then by those contents and readings of its
// attachments that no conversation before it had. A text too long for a line continues in "more"
// lines directly after it: each appends to the texts of the conversation, question or message
// before it. A content is Base64 in one or more lines; it is complete when it has `size` bytes, and
// its SHA-256 is `hash`. Times are milliseconds since 1970, UTC. Empty, false and default values
// (state: complete) are left out. The words of enumerations and the parts of an error are those of
// app/history/storedvalues.h. Tool calls are of tools that were not offered. No line is longer than
// lineLimit.
//
// A later version may add kinds of lines and fields; an older Hiwar leaves them out and counts
// them. `version` increases only then. Version 2 added the fields that a message has in the bin,
// version 3 what a conversation sends beside its messages (net/values/requestsettings.h), version 4
// the times of a reply, version 5 what is written by the user or goes with a request by their
// choice, version 6 how attachments go with it (net/values/attachmentuse.h), and those of drafts,
// version 7 where a conversation was forked, what waits in it, and what was asked for together.
#pragma once

#include "app/transfer/exportform.h"
#include "app/transfer/reader.h"

#include <QSet>

namespace Hiwar {

class HistoryLinesForm : public ExportForm
{
public:
    [[nodiscard]] QString suffix() const override;
    [[nodiscard]] Transferred<void> begin(QIODevice &out, const ExportFrame &frame) override;
    [[nodiscard]] Transferred<void> add(QIODevice &out, const StoredConversation &conversation,
                                        const ContentOf &contentOf) override;
    [[nodiscard]] Transferred<void> end(QIODevice &out) override;

    static constexpr int version = 7;
    static constexpr qsizetype lineLimit = 16 * 1024 * 1024;

private:
    [[nodiscard]] Transferred<void>
    putContents(QIODevice &out, const QList<Attachment> &attachments, const ContentOf &contentOf);
    /// Each content once.
    [[nodiscard]] Transferred<void> putContent(QIODevice &out, const QString &hash,
                                               const ContentOf &contentOf);

    QSet<QByteArray> m_written; // hashes of contents
    qint64 m_conversations = 0;
    qint64 m_messages = 0;
};

class HistoryLinesReader : public Reader
{
public:
    [[nodiscard]] QString name() const override;
    [[nodiscard]] bool recognises(QByteArrayView head, const QString &fileName) const override;
    [[nodiscard]] Transferred<void> read(QIODevice &input, ImportSink &sink) const override;
};

} // namespace Hiwar
