// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A box with round corners that may be much taller than what is painted of it: a reply of many
// pages. What it costs depends on what is seen, not on its height (rasterising a curved outline
// costs by its length). Pure but for the painting. GUI thread.
#pragma once

#include <QRectF>

class QPainter;

namespace Hiwar {

/// With the painter's pen and brush; `clip` in the same coordinates as the box.
void paintRoundedBox(QPainter &painter, const QRectF &box, qreal radius, const QRectF &clip);

} // namespace Hiwar
