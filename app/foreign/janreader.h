// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Jan's folder of threads, zipped, or files out of it, according to the source of its versions 0.4
// to 0.7 (core/src/types/thread and message).
//
//     threads/ID/thread.json: {id, object: thread, title, created, updated (seconds or
//         milliseconds), metadata {title, is_favorite}, assistants [{model {id}}]}
//     threads/ID/messages.jsonl: one message in each line
//     message: id, object: thread.message, thread_id, role, status (ready, pending, error,
//         stopped), created_at, content [part], metadata {usage, modelId}, error_code
//     part: {type: text | reasoning, text {value}}, {type: image_url, image_url {url}},
//         {type: tool_call, tool_call_id, tool_name, input, output}
//
// There are no branches. Messages without their thread.json make a conversation, too. Pure; any
// thread.
#pragma once

#include "app/foreign/foreignreader.h"

namespace Hiwar {

class JanReader final : public ForeignReader
{
public:
    [[nodiscard]] QString name() const override;
    [[nodiscard]] bool recognises(QByteArrayView head, const QString &fileName) const override;
    [[nodiscard]] Transferred<void> readWithSiblings(QIODevice &input, ImportSink &sink,
                                                     const SiblingFiles &siblings) const override;
};

} // namespace Hiwar
