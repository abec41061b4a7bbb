// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Other names for a taken one: "hiwar-1.2.tar.xz", "hiwar-1.2 (2).tar.xz". Pure; any thread.
#pragma once

#include <QString>

namespace Hiwar {

/// `number` starts at 1, which returns the name unchanged.
[[nodiscard]] QString numberedName(const QString &name, int number);

} // namespace Hiwar
