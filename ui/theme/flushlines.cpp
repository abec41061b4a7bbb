// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/flushlines.h"

#include <QPainter>
#include <QTextLayout>

namespace Hiwar {

void drawFlushLines(QPainter &painter, const QRect &rect, int flags, QString text)
{
    QTextOption option(Qt::Alignment(flags) & Qt::AlignHorizontal_Mask);
    option.setTextDirection(Qt::RightToLeft);
    QTextLayout layout(text.replace(u'\n', QChar::LineSeparator), painter.font());
    layout.setTextOption(option);
    layout.beginLayout();
    qreal height = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(rect.width());
        line.setPosition({0, height});
        height += line.height();
    }
    layout.endLayout();
    qreal top = rect.top();
    if (flags & Qt::AlignVCenter)
        top += (rect.height() - height) / 2;
    else if (flags & Qt::AlignBottom)
        top += rect.height() - height;
    layout.draw(&painter, {qreal(rect.left()), top});
}

} // namespace Hiwar
