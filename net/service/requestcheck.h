// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// From the bytes of a body to a request that can be answered, or to the fault with the field named.
// What is not understood is refused when the reply would be wrong without it (pictures, tools'
// results, several choices); every other field is passed on in ChatRequest::extra.
// Pure; any thread.
#pragma once

#include "net/service/httpfault.h"
#include "net/values/message.h"

#include <QByteArray>

#include <tl/expected.hpp>

namespace Hiwar {

struct CheckedRequest
{
    ChatRequest chat;
    bool includeUsage = false; ///< a stream ends with its token counts
};

[[nodiscard]] tl::expected<CheckedRequest, HttpFault> checkRequest(const QByteArray &body);

} // namespace Hiwar
