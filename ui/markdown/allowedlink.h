// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which links may be opened outside the program: http, https and mailto only; and inside it: those
// to a message, which show it and do nothing else. Pure, any thread.
#pragma once

#include <QString>

class QUrl;

namespace Hiwar {

/// The address if a click may open it, otherwise an empty string.
[[nodiscard]] QString allowedLink(const QString &address);
/// The id in "hiwar://message/ID"; empty: it is another link.
[[nodiscard]] QString linkedMessage(const QUrl &url);
/// The full address of a bare one: "www.example.org" has no scheme.
[[nodiscard]] QString addressOf(const QString &bareAddress);

} // namespace Hiwar
