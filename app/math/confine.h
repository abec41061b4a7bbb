// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What time a formula may cost, where the system can see to it: beyond it the process ends, and
// the one who started it starts another one. Elsewhere the one who asked keeps the clock. One
// thread.
#pragma once

#include <chrono>

namespace Hiwar {

constexpr std::chrono::seconds longestFormula{2}; // of the processor: a busy machine is no fault

/// The time of one formula: from now on, and no more.
void beginFormula();
void endFormula();

} // namespace Hiwar
