// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/pagesheet.h"

#include "ui/block/paper.h"
#include "ui/markdown/direction.h"
#include "ui/theme/theme.h"

#include <QCoreApplication>
#include <QFontMetrics>
#include <QLocale>
#include <QPageLayout>
#include <QPainter>

#include <algorithm>

namespace Hiwar {

namespace {

constexpr qreal pointsPerInch = 72;

void paintWords(QPainter &painter, const QRect &room, const QString &words, bool atRight,
                Qt::LayoutDirection direction)
{
    painter.setLayoutDirection(direction);
    const QString shown = painter.fontMetrics().elidedText(words, Qt::ElideRight, room.width());
    painter.drawText(room,
                     Qt::AlignVCenter | Qt::AlignAbsolute | Qt::TextSingleLine |
                         (atRight ? Qt::AlignRight : Qt::AlignLeft),
                     shown);
    painter.setLayoutDirection(Qt::LeftToRight);
}

} // namespace

PageSheet makeSheet(const QPageLayout &layout, const Theme &theme)
{
    const QSizeF points = layout.paintRect(QPageLayout::Point).size();
    const qreal scale = layoutDotsPerInch() / pointsPerInch;
    const int width = std::max(int(points.width() * scale), 1);
    const int height = std::max(int(points.height() * scale), 1);
    // Even the smallest paper, a label, has a line of text.
    const int line =
        std::min(QFontMetrics(theme.captionFont()).height() + theme.px(Space::xs), height / 8);
    const int gap = std::min(theme.px(Space::m), height / 8);
    return {{0, 0, width, line},
            {0, line + gap, width, std::max(height - 2 * (line + gap), 1)},
            {0, height - line, width, line}};
}

void paintFrame(QPainter &painter, const PageSheet &sheet, const Theme &theme,
                const Printout &printout, int page, int pages)
{
    const bool mirrored = printout.direction == Qt::RightToLeft;
    painter.setFont(fontFor(painter, theme.captionFont()));
    painter.setPen(theme.palette.secondary);
    const QString title = printedTitle(printout);
    const auto titleDirection = directionOf(title);
    paintWords(painter, sheet.header, title, mirrored,
               titleDirection == Qt::LayoutDirectionAuto ? printout.direction : titleDirection);
    painter.fillRect(QRect(0, sheet.header.bottom() + 1, sheet.header.width(), 1),
                     theme.palette.hairline);
    const QLocale locale;
    paintWords(painter, sheet.footer,
               locale.toString(printout.time.toLocalTime().date(), QLocale::LongFormat), mirrored,
               printout.direction);
    paintWords(painter, sheet.footer,
               QCoreApplication::translate("Print", "%1 / %2")
                   .arg(locale.toString(page), locale.toString(pages)),
               !mirrored, printout.direction);
}

} // namespace Hiwar
