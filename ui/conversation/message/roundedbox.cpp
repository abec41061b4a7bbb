// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/message/roundedbox.h"

#include <QPainter>

#include <algorithm>

namespace Hiwar {

void paintRoundedBox(QPainter &painter, const QRectF &box, qreal radius, const QRectF &clip)
{
    // The cut box's corners and pen are out of view wherever those of the whole box are.
    const qreal beyond = 2 * radius + painter.pen().widthF();
    QRectF seen = box;
    seen.setTop(std::max(box.top(), clip.top() - beyond));
    seen.setBottom(std::min(box.bottom(), clip.bottom() + beyond));
    if (seen.height() > 0)
        painter.drawRoundedRect(seen, radius, radius);
}

} // namespace Hiwar
