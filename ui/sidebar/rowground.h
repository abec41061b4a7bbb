// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is behind a row at the side: the selection, or an overlay below the mouse; and what stands
// where there are no rows. GUI thread.
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

/// Within a paintEvent().
void paintEmptyText(QWidget &viewport, const Theme &theme, const QString &text);

} // namespace Hiwar
