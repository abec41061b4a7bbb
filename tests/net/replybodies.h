// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a service answers, for tests that are about something else.
#pragma once

#include <QByteArray>

namespace Hiwar {

/// The body of a reply that did not stream: "Hi".
inline const QByteArray wholeReply{
    R"({"choices":[{"message":{"content":"Hi"},"finish_reason":"stop"}]})"};

/// An event of a stream that brings the words, which are escaped for JSON already.
inline QByteArray delta(const QByteArray &content)
{
    return R"(data: {"choices":[{"delta":{"content":")" + content + "\"}}]}\n\n";
}

} // namespace Hiwar
