// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The lines exchanged by Hiwar and hiwar-math. An answer is untrusted. Pure; any thread.
#pragma once

#include "app/formula/formula.h"

#include <optional>

namespace Hiwar {

struct MathAnswer
{
    int id = 0; ///< 0: the program is ready
    FormulaDrawing drawing;
    bool isOpen = false; ///< it runs without its sandbox
};

/// Includes the line end.
[[nodiscard]] QByteArray writeMathRequest(int id, const Formula &formula);
/// Empty when the line is no answer at all.
[[nodiscard]] std::optional<MathAnswer> readMathAnswer(const QByteArray &line);

} // namespace Hiwar
