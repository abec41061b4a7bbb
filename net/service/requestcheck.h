// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Parses the bytes of a body into a request, or into a fault that names the field. A field that is
// not supported is refused if the reply would be wrong without it (pictures, tools' results,
// several choices); every other field is passed on in ChatRequest::extra.
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
    bool includeUsage = false; ///< the stream shall end with its token counts
};

[[nodiscard]] tl::expected<CheckedRequest, HttpFault> checkRequest(const QByteArray &body);

} // namespace Hiwar
