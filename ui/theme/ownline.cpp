// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/ownline.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace Hiwar {

namespace {

QString isolated(const QString &words)
{
    return QChar(0x2068) + words + QChar(0x2069);
}

} // namespace

QString shortened(const QString &words, const QFontMetrics &metrics, int width)
{
    QString shown = isolated(words);
    int room = width;
    // Qt measures "…" in the font of the window; beside Arabic it is painted in another, wider one.
    while (room > 0 && metrics.horizontalAdvance(shown) > width) {
        const QString rest = metrics.elidedText(words, Qt::ElideRight, room);
        if (rest.isEmpty())
            return {};
        shown = isolated(rest);
        room -= std::max(1, metrics.horizontalAdvance(shown) - width);
    }
    return room > 0 ? shown : QString();
}

void paintOwnLine(QPainter &painter, const QRect &rect, const QString &words,
                  Qt::LayoutDirection around)
{
    painter.drawText(rect,
                     int(QStyle::visualAlignment(around, Qt::AlignLeft)) | Qt::AlignVCenter |
                         Qt::TextSingleLine | Qt::TextDontClip,
                     shortened(words, painter.fontMetrics(), rect.width()));
}

} // namespace Hiwar
