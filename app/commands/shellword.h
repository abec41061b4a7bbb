// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Words for a command that the user can type next. Pure.
#pragma once

#include <QString>

namespace Hiwar {

/// A path as one word of a shell, which does not read it as an option; in quotes if it needs them.
[[nodiscard]] QString shellWord(const QString &path);

} // namespace Hiwar
