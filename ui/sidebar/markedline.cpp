// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sidebar/markedline.h"

#include "ui/markdown/direction.h"

#include <QPainter>
#include <QTextBoundaryFinder>
#include <QTextLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr int contextBefore = 24; // letters

QTextCharFormat markFormat(const LineLook &look)
{
    QTextCharFormat format;
    if (look.isSelected) {
        format.setFontUnderline(true);
        return format;
    }
    const Palette &colours = look.theme.palette;
    format.setBackground(marked(colours.sidebar, colours.matchPen, look.theme.scheme));
    format.setForeground(marked(colours.text, colours.matchPen, look.theme.scheme));
    return format;
}

/// Lays out at most `mostLines` lines; returns where the rest of the text begins.
int layOut(QTextLayout &layout, int width, int mostLines)
{
    qreal y = 0;
    int end = 0;
    layout.beginLayout();
    for (int lines = 0; lines < mostLines; ++lines) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(width);
        line.setPosition({0, y});
        y += line.height();
        end = line.textStart() + line.textLength();
    }
    layout.endLayout();
    return end;
}

} // namespace

FoundMarks soundMarks(const QString &text, const FoundMarks &marks)
{
    FoundMarks sound;
    int from = 0;
    for (const FoundMark &mark : marks) {
        if (mark.start < from || mark.length <= 0 || mark.length > text.size() - mark.start)
            continue;
        sound.append(mark);
        from = mark.start + mark.length;
    }
    return sound;
}

MarkedLine fromFirstMark(MarkedLine line)
{
    if (line.marks.isEmpty() || line.marks.constFirst().start <= 2 * contextBefore)
        return line;
    QTextBoundaryFinder words(QTextBoundaryFinder::Word, line.text);
    words.setPosition(line.marks.constFirst().start - contextBefore);
    const qsizetype at = words.isAtBoundary() ? words.position() : words.toPreviousBoundary();
    const int cut = int(std::max<qsizetype>(at, 0));
    line.text = u'…' + line.text.mid(cut);
    for (FoundMark &mark : line.marks)
        mark.start -= cut - 1;
    return line;
}

void paintMarkedLine(QPainter &painter, const QRect &position, const MarkedLine &line,
                     const LineLook &look)
{
    const Qt::LayoutDirection own = directionOf(line.text);
    QTextOption option;
    const auto direction = own == Qt::LayoutDirectionAuto ? painter.layoutDirection() : own;
    option.setTextDirection(direction);
    // Explicit, because QTextLayout does not mirror AlignLeft in right-to-left text. Needed by:
    // tst_searchresults, linesBeginWhereTheirWordsDo.
    option.setAlignment(direction == Qt::RightToLeft ? Qt::AlignRight : Qt::AlignLeft);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    QTextLayout layout(line.text, look.font);
    layout.setTextOption(option);
    QList<QTextLayout::FormatRange> formats;
    for (const FoundMark &mark : line.marks)
        formats.append({mark.start, mark.length, markFormat(look)});
    layout.setFormats(formats);
    const int end = layOut(layout, position.width(), look.mostLines);
    if (end < line.text.size()) {
        layout.setText(line.text.left(std::max(0, end - 1)).trimmed() + u'…');
        layOut(layout, position.width(), look.mostLines);
    }
    painter.setPen(look.foreground);
    painter.save();
    painter.setClipRect(position, Qt::IntersectClip);
    layout.draw(&painter, position.topLeft());
    painter.restore();
}

} // namespace Hiwar
