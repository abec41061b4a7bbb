// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where a click may lead out of the program: http, https and mailto, and nowhere else. Pure, any
// thread.
#pragma once

#include <QString>

namespace Hiwar {

/// The address if a click on it may leave the program, else nothing.
[[nodiscard]] QString allowedLink(const QString &address);
/// What a bare address means: "www.example.org" has no scheme of its own.
[[nodiscard]] QString addressOf(const QString &bareAddress);

} // namespace Hiwar
