// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What stands beside a block because of the lists and quotes that it is in: bars, bullets, numbers,
// boxes. How wide it is and how it is painted. GUI thread.
#pragma once

#include "ui/markdown/block.h"

#include <QColor>
#include <QRect>

#include <optional>

class QPainter;

namespace Hiwar {

struct Theme;

/// A block as it was laid out.
struct MarkedBlock
{
    const Block &block;
    const Theme &theme;
    QColor colour; ///< of bullets and numbers
    QSize size;
    int gapAbove = 0; ///< to the block before it
    int markMiddle = 0;
    std::optional<qreal> firstBaseline; ///< see BlockBody
};

/// The room that the mark of one container takes.
[[nodiscard]] int markIndent(const Container &container, const Theme &theme);

void paintMarks(QPainter &painter, const MarkedBlock &marked, QPoint at, const QRect &clip);

} // namespace Hiwar
