// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Chatbox's "Export selected data", according to the source of its versions 1.9 to 1.17 (its type
// of a session and the export of its settings page): one object with the keys of its storage.
//
//     {"session:ID": session, …, "chat-sessions": [session], "chat-sessions-list": [meta], …}
//     session: id, name, starred, messages, threads [{id, name, messages, createdAt}], threadName,
//         messageForksHash {message id: {position, lists [{id, messages}]}}
//     message: id, role, timestamp (milliseconds), model, contentParts or content,
//         reasoningContent, usage, finishReason, error, generating, files [{name}],
//         links [{url, title}], pictures [{url}]
//     part: {type: text, reasoning, info, image {storageKey}, tool-call}
//
// A thread has the messages from before the user began again in the same session: it becomes a
// conversation of its own. The lists of a fork are the other answers to a message. Files and
// pictures are stored elsewhere. Settings, which may contain keys, are not read. Pure; any thread.
#pragma once

#include "app/foreign/foreignreader.h"

namespace Hiwar {

class ChatboxReader final : public ForeignReader
{
public:
    [[nodiscard]] QString name() const override;
    [[nodiscard]] bool recognises(QByteArrayView head, const QString &fileName) const override;
    [[nodiscard]] Transferred<void> readWithSiblings(QIODevice &input, ImportSink &sink,
                                                     const SiblingFiles &siblings) const override;
};

} // namespace Hiwar
