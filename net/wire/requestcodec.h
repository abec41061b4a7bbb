// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A request as the bytes of its body. The rule it protects: what stands in the ChatRequest is sent,
// and nothing else. Pure.
#pragma once

#include "net/values/message.h"

#include <QByteArray>

namespace Hiwar {

/// {"model", "messages": [{"role", "content"}]}, "stream" when it is asked for, then the extra
/// fields. A message with reasoning carries it as "reasoning_content".
[[nodiscard]] QByteArray encodeRequest(const ChatRequest &request);

} // namespace Hiwar
