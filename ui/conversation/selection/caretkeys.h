// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The keys that move a caret, as on the desktop. Pure; GUI thread (the desktop's bindings).
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
