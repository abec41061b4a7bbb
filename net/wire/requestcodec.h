// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Encodes a request as the bytes of its body. Rule: the fields of the ChatRequest are sent, and
// nothing else. Pure.
#pragma once

#include "net/values/message.h"

#include <QByteArray>

namespace Hiwar {

/// {"model", "messages": [{"role", "content"}]}, "stream" when requested, then the extra fields. A
/// message with reasoning has it as "reasoning_content". Of one with parts, "content" is a list:
/// {"type": "text", "text"}, {"type": "image_url", "image_url": {"url": "data:…"}},
/// {"type": "file", "file": {"filename", "file_data": "data:…"}},
/// {"type": "input_audio", "input_audio": {"data", "format"}}.
[[nodiscard]] QByteArray encodeRequest(const ChatRequest &request);

} // namespace Hiwar
