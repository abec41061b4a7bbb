// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Names beside one that is taken: "hiwar-1.2.tar.xz", "hiwar-1.2 (2).tar.xz". Pure; any thread.
#pragma once

#include <QString>

namespace Hiwar {

/// `number` counts from 1, which is the name itself.
[[nodiscard]] QString numberedName(const QString &name, int number);

} // namespace Hiwar
