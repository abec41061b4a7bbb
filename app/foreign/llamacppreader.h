// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The export of llama.cpp's web page, according to the source of its builds of 2025 and of summer
// 2026 (tools/ui/src/lib/types/database.d.ts, services/conversation-transfer.service.ts).
//
//     before June 2026: [conversation] or one conversation, {conv, messages [message]}
//     since then: a line {harness, type: session, and all of conv} and a line
//         {type: message, message} for each message; several conversations: a .zip of such files
//     conv: id, name, currNode, lastModified (milliseconds), pinned
//     message: id, convId, type (root: no message), role, content, timestamp, parent,
//         children, reasoningContent or thinking, toolCalls (JSON text or a list), model,
//         timings {prompt_n, cache_n, predicted_n}, extra [file]
//     file: {type, name} with base64Url, or base64Data and mimeType, or content
//
// Ids were numbers at first, and a missing parent -1. Pure; any thread.
#pragma once

#include "app/foreign/foreignreader.h"

namespace Hiwar {

class LlamaCppReader final : public ForeignReader
{
public:
    [[nodiscard]] QString name() const override;
    [[nodiscard]] bool recognises(QByteArrayView head, const QString &fileName) const override;
    [[nodiscard]] Transferred<void> readWithSiblings(QIODevice &input, ImportSink &sink,
                                                     const SiblingFiles &siblings) const override;
};

} // namespace Hiwar
