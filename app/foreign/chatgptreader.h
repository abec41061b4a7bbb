// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// ChatGPT's data export: conversations.json, and since 2026 conversations-000.json and so on.
// OpenAI publishes no schema; this is what exports up to the summer of 2026 contained.
//
//     [conversation] or {"conversations": [conversation]} or one conversation
//     conversation: conversation_id or id, title, create_time, update_time (seconds), is_archived,
//         is_starred, pinned_time, gizmo_id ("g-p-…": a project), default_model_slug, current_node,
//         mapping {node id: node}
//     node: id, parent, children [ids], message or null
//     message: id, author {role, name}, create_time, recipient ("all", or the tool it calls),
//         content, metadata {model_slug, is_visually_hidden_from_conversation, finish_details,
//         attachments [{id, name}], content_references [{matched_text, alt}]}
//     content, by content_type:
//         text, multimodal_text   parts: texts, {asset_pointer}, {audio_asset_pointer}, {text}
//         code                    language, text
//         thoughts                thoughts [{summary, content}]
//         reasoning_recap         content; the duration is metadata.finished_duration_sec
//         others                  text or result, mostly of tools
//
// Thoughts, calls and pictures made by tools go to the reply below them, as ChatGPT shows them.
// Pure; any thread.
#pragma once

#include "app/foreign/foreignreader.h"

namespace Hiwar {

class ChatGptReader final : public ForeignReader
{
public:
    [[nodiscard]] QString name() const override;
    [[nodiscard]] bool recognises(QByteArrayView head, const QString &fileName) const override;
    [[nodiscard]] Transferred<void> readWithSiblings(QIODevice &input, ImportSink &sink,
                                                     const SiblingFiles &siblings) const override;
    [[nodiscard]] bool namesAssets() const override { return true; }
};

} // namespace Hiwar
