// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a person typed, as blocks: every character is kept, including blanks and empty lines. Only
// text between two fences is code, and addresses are links. Part of parseMarkdown(). Pure, any
// thread.
#pragma once

#include "ui/markdown/block.h"

namespace Hiwar {

[[nodiscard]] Blocks typedBlocks(const QString &text);

/// Lines of a typed block with the same direction.
struct TypedLines
{
    Spans spans;
    Qt::LayoutDirection direction = Qt::LeftToRight;

    bool operator==(const TypedLines &) const = default;
};

/// Each line has the direction of its first letter; a line without letters that of the previous
/// one. The number of lines together is limited, so that painting a few of many touches only a few.
[[nodiscard]] QList<TypedLines> typedLines(const Block &block);

} // namespace Hiwar
