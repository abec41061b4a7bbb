// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/block/emojicells.h"

#include "ui/block/emoji.h"

#include <QFontMetricsF>
#include <QHash>
#include <QPainter>
#include <QPixmapCache>
#include <QTextCharFormat>

#include <cmath>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

// Like an emoji it has no direction, and a line may break beside it.
constexpr QChar symbol(0x3012);
// Belongs to the symbol before it: no line break, no width, no direction.
constexpr QChar filler(0x200C);

QFont emojiFont(QFont font)
{
    font.setFamilies(emojiFormat().fontFamilies().toStringList());
    return font;
}

qreal ascentOf(const QFont &font)
{
    return std::ceil(QFontMetricsF(font).ascent());
}

QPixmap pictureOf(const QString &emoji, const QFont &font, const QColor &colour, qreal fineness)
{
    const QString key = u"emoji/%1/%2/%3/%4"_s.arg(emoji, font.key(), colour.name(QColor::HexArgb),
                                                   QString::number(fineness));
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    const QFontMetricsF metrics(font);
    const QSizeF size(std::ceil(metrics.horizontalAdvance(emoji)),
                      ascentOf(font) + std::ceil(metrics.descent()));
    pixmap = QPixmap((size * fineness).toSize().expandedTo({1, 1}));
    pixmap.setDevicePixelRatio(fineness);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(QPointF(0, ascentOf(font)), emoji);
    painter.end();
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

} // namespace

std::vector<EmojiCell> emojiCellsIn(QStringView text, const QFont &font)
{
    const QList<std::pair<int, int>> all = eachEmojiIn(text, emojiCrowd);
    if (all.size() < emojiCrowd)
        return {};
    const QFontMetricsF metrics(emojiFont(font));
    QHash<QStringView, qreal> widths;
    std::vector<EmojiCell> cells;
    cells.reserve(size_t(all.size()));
    for (const auto &[from, to] : all) {
        const QStringView emoji = text.sliced(from, to - from);
        const auto known = widths.constFind(emoji);
        const qreal width =
            known != widths.cend()
                ? *known
                : *widths.insert(emoji, metrics.horizontalAdvance(emoji.toString()));
        cells.push_back({from, to, width});
    }
    return cells;
}

void blankOut(QString &text, const std::vector<EmojiCell> &cells)
{
    for (const EmojiCell &cell : cells) {
        std::fill(text.begin() + cell.from, text.begin() + cell.to, filler);
        text[cell.from] = symbol;
    }
}

QList<QTextLayout::FormatRange> formatsOf(const std::vector<EmojiCell> &cells, const QFont &font,
                                          const QColor &anyColour)
{
    QList<QTextLayout::FormatRange> out;
    if (cells.empty())
        return out;
    const qreal symbolWidth = QFontMetricsF(font).horizontalAdvance(symbol);
    QColor none = anyColour;
    none.setAlpha(0);
    QTextCharFormat hidden;
    hidden.setFont(font, QTextCharFormat::FontPropertiesAll);
    hidden.setForeground(none);
    for (const EmojiCell &cell : cells) {
        QTextCharFormat wide = hidden;
        wide.setFontLetterSpacingType(QFont::AbsoluteSpacing);
        wide.setFontLetterSpacing(cell.width - symbolWidth);
        out.append({cell.from, 1, wide});
        if (cell.from + 1 < cell.to)
            out.append({cell.from + 1, cell.to - cell.from - 1, hidden});
    }
    return out;
}

void drawEmoji(QPainter &painter, QPointF baseline, const QString &emoji, const QFont &font,
               qreal fineness)
{
    const QFont pictorial = emojiFont(font);
    const QPixmap picture = pictureOf(emoji, pictorial, painter.pen().color(), fineness);
    const QPointF corner = baseline - QPointF(0, ascentOf(pictorial));
    painter.drawPixmap(QPointF(std::round(corner.x() * fineness) / fineness,
                               std::round(corner.y() * fineness) / fineness),
                       picture);
}

} // namespace Hiwar
