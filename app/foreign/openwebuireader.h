// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Open WebUI's export of chats, according to the source of its versions 0.3 to 0.8
// (backend/open_webui/models/chats.py and the pages that export).
//
//     [chat] or {"chats": [chat]} or one chat, or only the value of its "chat"
//     chat: id, title, created_at, updated_at (seconds), pinned, archived, folder_id,
//         meta {tags [names]}, chat
//     its chat: id, title, models, system, tags, timestamp (milliseconds),
//         history {messages {id: message}, currentId}, and the shown path again as messages;
//         the oldest ones have messages only
//     message: id, parentId, childrenIds, role, content (text, or parts {type, text, image_url}),
//         timestamp (seconds), model, modelName, done, usage, error, files [{type, name, url}];
//         thoughts and tool calls are in the content as <details>
//
// Folders have only an id; their names are not in the file. Pure; any thread.
#pragma once

#include "app/foreign/foreignreader.h"

namespace Hiwar {

class OpenWebUiReader final : public ForeignReader
{
public:
    [[nodiscard]] QString name() const override;
    [[nodiscard]] bool recognises(QByteArrayView head, const QString &fileName) const override;
    [[nodiscard]] Transferred<void> readWithSiblings(QIODevice &input, ImportSink &sink,
                                                     const SiblingFiles &siblings) const override;
};

} // namespace Hiwar
