// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which key moves a caret where, as the desktop has it. Pure; GUI thread (the desktop's bindings).
#pragma once

#include "ui/conversation/selection/textcaret.h"

class QKeyEvent;

namespace Hiwar {

struct CaretStep
{
    CaretMove move = CaretMove::Left;
    bool selects = false;

    bool operator==(const CaretStep &) const = default;
};

[[nodiscard]] std::optional<CaretStep> caretStepFor(const QKeyEvent &event);

} // namespace Hiwar
