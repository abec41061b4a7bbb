// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Limits the processor time of a formula, where the system supports it: beyond the limit the
// process ends, and the program that started it starts another. Elsewhere the requesting program
// checks the time. One thread.
#pragma once

#include <chrono>

namespace Hiwar {

constexpr std::chrono::seconds longestFormula{2}; // of processor time: a busy machine is no fault

/// Starts and ends the time of one formula.
void beginFormula();
void endFormula();

} // namespace Hiwar
