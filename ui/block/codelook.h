// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How a block of code stands and what can be done with it. Header, keyboard, context menu and
// accessibility all ask here, so they cannot disagree. Pure; GUI thread (translations).
#pragma once

#include "ui/markdown/block.h"

#include <QHash>

#include <optional>

namespace Hiwar {

/// In the order of the header, from its end.
enum class CodeAction : quint8 { Copy, Save, Wrap, Fold };

struct CodeLook
{
    bool wrapped = false; ///< long lines are broken; otherwise they scroll
    bool folded = false;  ///< only its first lines show
    bool onPaper = false; ///< there is nothing to press

    bool operator==(const CodeLook &) const = default;
};

/// What a person chose for one block; what is not set follows the options and the message.
struct CodeChoice
{
    std::optional<bool> wrapped;
    std::optional<bool> folded;

    bool operator==(const CodeChoice &) const = default;
};

/// By the block's number: from the text's first on, in the reasoning backwards from -1.
using CodeChoices = QHash<int, CodeChoice>;

/// Longer code folds to these.
constexpr int linesWhenFolded = 30;

[[nodiscard]] int lineCount(const Block &code);
[[nodiscard]] QList<CodeAction> codeActionsFor(const Block &code); ///< counts its lines
/// "Save code as …", "Show all 120 lines".
[[nodiscard]] QString codeActionName(CodeAction action, const Block &code, const CodeLook &look);

} // namespace Hiwar
