// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which links may be opened outside the program: http, https and mailto only. Pure, any thread.
#pragma once

#include <QString>

namespace Hiwar {

/// The address if a click may open it outside the program, otherwise an empty string.
[[nodiscard]] QString allowedLink(const QString &address);
/// The full address of a bare one: "www.example.org" has no scheme.
[[nodiscard]] QString addressOf(const QString &bareAddress);

} // namespace Hiwar
