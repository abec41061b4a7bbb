// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Words as one line, in which Windows passes them to a program. Pure.
#pragma once

#include <QStringList>

namespace Hiwar {

/// CommandLineToArgvW makes the same words of it, whatever is in them.
[[nodiscard]] QString windowsLine(const QStringList &words);

} // namespace Hiwar
