// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How long a call usually waits for another process that has an SQLite file in use. Any thread.
#pragma once

#include <chrono>

namespace Hiwar {

constexpr std::chrono::seconds usualPatience{5};

} // namespace Hiwar
