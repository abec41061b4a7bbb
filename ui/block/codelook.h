// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How a block of code is shown and what can be done with it. Header, keyboard, context menu and
// accessibility all use this, so they always agree. Pure; GUI thread (translations).
#pragma once

#include "ui/markdown/block.h"

#include <QHash>

#include <optional>

namespace Hiwar {

/// In the order of the header, starting at its right end.
enum class CodeAction : quint8 { Copy, Save, Wrap, Fold };

struct CodeLook
{
    bool wrapped = false;  ///< long lines are wrapped; otherwise they scroll
    bool folded = false;   ///< only its first lines are shown
    bool onPaper = false;  ///< printed: there are no buttons
    bool numbered = false; ///< with the numbers of its lines, which are not part of its text

    bool operator==(const CodeLook &) const = default;
};

/// The user's choices for one block; what is not set follows the options and the message.
struct CodeChoice
{
    std::optional<bool> wrapped;
    std::optional<bool> folded;

    bool operator==(const CodeChoice &) const = default;
};

/// By the block's number: in the text from 0 on, in the reasoning from -1 downwards.
using CodeChoices = QHash<int, CodeChoice>;

/// Longer code is folded to this many lines.
constexpr int linesWhenFolded = 30;

[[nodiscard]] int lineCount(const Block &code);
[[nodiscard]] QList<CodeAction> codeActionsFor(const Block &code); ///< counts its lines
/// "Save code as …", "Show all 120 lines".
[[nodiscard]] QString codeActionName(CodeAction action, const Block &code, const CodeLook &look);

} // namespace Hiwar
