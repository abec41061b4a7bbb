// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/message/markedtext.h"

#include "ui/theme/theme.h"

#include <QPainter>

namespace Hiwar {

void paintMarks(QPainter &painter, const MessageLayout &layout, QPoint at, const QRect &clip,
                const QList<MarkedText> &marks, const Theme &theme)
{
    const bool isLight = theme.scheme == ColourScheme::Light;
    const auto isInClip = [&](int block) {
        if (block >= layout.blockCount())
            return false;
        const QRect rect = layout.blockRect(block).translated(at);
        return rect.top() <= clip.bottom() && rect.top() + rect.height() >= clip.top();
    };
    for (const MarkedText &mark : marks) {
        if (!isInClip(mark.from.block))
            continue;
        for (const QRectF &rect : layout.rectsOf(mark.from, mark.to)) {
            const QRect position = rect.translated(at).toAlignedRect();
            // See marked().
            painter.setCompositionMode(isLight ? QPainter::CompositionMode_Multiply
                                               : QPainter::CompositionMode_Screen);
            painter.fillRect(position, theme.palette.matchPen);
            painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
            if (!mark.isCurrent)
                continue;
            const int width = theme.px(Theme::ringWidth);
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(theme.palette.matchEdge, width));
            painter.drawRect(QRectF(position).adjusted(-1, 1, 1, -1));
        }
    }
}

} // namespace Hiwar
