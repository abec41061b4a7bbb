// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The stops of the Tab key within a message, in reading order: its links and pictures, and the
// buttons of its code blocks. Keyboard and accessibility count the same stops. Pure.
#pragma once

#include "ui/conversation/message/messagelinks.h"

namespace Hiwar {

struct FocusTarget
{
    MessageLink link;               ///< of a button: only the position where its block begins
    std::optional<CodeAction> code; ///< set: the target is this button

    [[nodiscard]] int block() const { return link.from.block; }

    bool operator==(const FocusTarget &) const = default;
};

using FocusTargets = QList<FocusTarget>;

/// The targets of one block, which has this number.
[[nodiscard]] FocusTargets focusTargetsOf(const Block &block, int number);

} // namespace Hiwar
