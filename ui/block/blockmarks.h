// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The marks beside a block for the lists and quotes that contain it: bars, bullets, numbers, boxes.
// Computes their width and paints them. GUI thread.
#pragma once

#include "ui/markdown/block.h"

#include <QColor>
#include <QRect>

#include <optional>

class QPainter;

namespace Hiwar {

struct Theme;

/// A laid-out block.
struct MarkedBlock
{
    const Block &block;
    const Theme &theme;
    QColor colour; ///< of bullets and numbers
    QSize size;
    int gapAbove = 0; ///< distance to the block above
    int markMiddle = 0;
    std::optional<qreal> firstBaseline; ///< see BlockBody
};

/// The width of the mark of one container.
[[nodiscard]] int markIndent(const Container &container, const Theme &theme);

void paintMarks(QPainter &painter, const MarkedBlock &marked, QPoint at, const QRect &clip);

} // namespace Hiwar
