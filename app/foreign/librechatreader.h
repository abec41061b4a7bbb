// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// LibreChat's export of a conversation as JSON, according to the source of its versions 0.6 to 0.8
// (client/src/hooks/Conversations/useExportConversation.ts and its importer).
//
//     one conversation, or a list of them: conversationId, title, endpoint, exportAt, branches,
//         recursive, options {model, createdAt, updatedAt, tags, isArchived},
//         messages [message] or messagesTree [message with children]
//     message: messageId, parentMessageId (zeros: a first one), children [message],
//         isCreatedByUser, sender, text or content [part], model, createdAt, finish_reason,
//         unfinished, error, usage, files and attachments [{filename, filepath}]
//     part: {type: text | think, text or {value}}, {type: tool_call, tool_call},
//         {type: image_file}, {type: error}
//
// A list without branches is the path that was shown. Pure; any thread.
#pragma once

#include "app/foreign/foreignreader.h"

namespace Hiwar {

class LibreChatReader final : public ForeignReader
{
public:
    [[nodiscard]] QString name() const override;
    [[nodiscard]] bool recognises(QByteArrayView head, const QString &fileName) const override;
    [[nodiscard]] Transferred<void> readWithSiblings(QIODevice &input, ImportSink &sink,
                                                     const SiblingFiles &siblings) const override;
};

} // namespace Hiwar
