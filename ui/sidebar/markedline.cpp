// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sidebar/markedline.h"

#include "ui/markdown/direction.h"

#include <QFontMetrics>
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

QTextOption wrapping(const QString &text, Qt::LayoutDirection list)
{
    const Qt::LayoutDirection own = directionOf(text);
    QTextOption option;
    option.setTextDirection(own == Qt::LayoutDirectionAuto ? list : own);
    // Explicit, because QTextLayout does not mirror AlignLeft. Needed by: tst_searchresults,
    // linesBeginAtTheListsEdge.
    option.setAlignment(list == Qt::RightToLeft ? Qt::AlignRight : Qt::AlignLeft);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    return option;
}

/// Lays out at most `mostLines` lines.
void layOut(QTextLayout &layout, int width, int mostLines)
{
    qreal y = 0;
    layout.beginLayout();
    for (int lines = 0; lines < mostLines; ++lines) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(width);
        line.setPosition({0, y});
        y += line.height();
    }
    layout.endLayout();
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

int lineCount(const MarkedLine &line, const QFont &font, int width, int most)
{
    QTextLayout layout(line.text, font);
    layout.setTextOption(wrapping(line.text, Qt::LeftToRight));
    layOut(layout, width, most);
    return layout.lineCount();
}

void paintMarkedLine(QPainter &painter, const QRect &position, const MarkedLine &line,
                     const LineLook &look)
{
    QTextLayout layout(line.text, look.font);
    layout.setTextOption(wrapping(line.text, painter.layoutDirection()));
    QList<QTextLayout::FormatRange> formats;
    for (const FoundMark &mark : line.marks)
        formats.append({mark.start, mark.length, markFormat(look)});
    layout.setFormats(formats);
    layOut(layout, position.width(), look.mostLines);
    const QTextLine last = layout.lineAt(layout.lineCount() - 1);
    if (last.isValid() && last.textStart() + last.textLength() < line.text.size()) {
        // The last line ends where its room does and not with a whole word.
        const QString rest = QFontMetrics(look.font).elidedText(line.text.mid(last.textStart()),
                                                                Qt::ElideRight, position.width());
        layout.setText(line.text.left(last.textStart()) + rest);
        layOut(layout, position.width(), look.mostLines);
    }
    painter.setPen(look.foreground);
    painter.save();
    painter.setClipRect(position, Qt::IntersectClip);
    layout.draw(&painter, position.topLeft());
    painter.restore();
}

} // namespace Hiwar
