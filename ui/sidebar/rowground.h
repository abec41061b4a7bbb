// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Paints the background of a sidebar row: the selection, or an overlay under the mouse, and the
// ring of the keyboard focus; and the text of a list without rows. GUI thread.
#pragma once

#include "ui/theme/theme.h"

class QPainter;
class QRect;
class QStyleOptionViewItem;
class QWidget;

namespace Hiwar {

/// Leaves the painter without a pen.
void paintRowGround(QPainter &painter, const Theme &theme, const QStyleOptionViewItem &option,
                    const QRect &row);

/// The ring of the keyboard focus, within the rectangle. Leaves the painter without a brush.
void paintRing(QPainter &painter, const Theme &theme, const QRect &rect);

/// Call it within a paintEvent().
void paintEmptyText(QWidget &viewport, const Theme &theme, const QString &text);

} // namespace Hiwar
