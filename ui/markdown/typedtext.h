// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a person typed, as blocks: every character as it stands, blanks, empty lines and all. Only
// what stands between two fences is code, and addresses can be followed. Part of parseMarkdown().
// Pure, any thread.
#pragma once

#include "ui/markdown/block.h"

namespace Hiwar {

[[nodiscard]] Blocks typedBlocks(const QString &text);

/// Lines of a typed block that run the same way.
struct TypedLines
{
    Spans spans;
    Qt::LayoutDirection direction = Qt::LeftToRight;

    bool operator==(const TypedLines &) const = default;
};

/// Each line runs as its first letter does, one without letters as the line before it. No more than
/// so many lines together, so that anyone who paints a few of many looks at few.
[[nodiscard]] QList<TypedLines> typedLines(const Block &block);

} // namespace Hiwar
