// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A box with round corners that may be much taller than its painted part: a reply of many pages.
// The cost depends on the visible part, not on the height (rasterising a curved outline costs by
// its length). Pure except for the painting. GUI thread.
#pragma once

#include <QRectF>

class QPainter;

namespace Hiwar {

/// Uses the painter's pen and brush; `clip` is in the same coordinates as the box.
void paintRoundedBox(QPainter &painter, const QRectF &box, qreal radius, const QRectF &clip);

} // namespace Hiwar
