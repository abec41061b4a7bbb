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

// Like an emoji it has no direction, a line may break between two of them, and every font has it:
// finding another font for each would take longer.
constexpr QChar symbol(u'\\');
// Belongs to the symbol before it: no line break, no direction, no width but the letter spacing.
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
    const qreal narrow = QFontMetricsF(font).horizontalAdvance(symbol);
    QColor none = anyColour;
    none.setAlpha(0);
    QTextCharFormat hidden;
    hidden.setFont(font, QTextCharFormat::FontPropertiesAll);
    hidden.setFontLetterSpacingType(QFont::AbsoluteSpacing);
    hidden.setForeground(none);
    for (const EmojiCell &cell : cells) {
        const int length = cell.to - cell.from;
        const qreal spacing = (cell.width - narrow) / length;
        if (!out.isEmpty() && out.last().start + out.last().length == cell.from &&
            hidden.fontLetterSpacing() == spacing) {
            out.last().length += length; // Qt shapes each range by itself
            continue;
        }
        hidden.setFontLetterSpacing(spacing);
        out.append({cell.from, length, hidden});
    }
    return out;
}

EmojiPainter::EmojiPainter(QPainter &painter, const QFont &font, qreal fineness)
    : m_painter(painter)
    , m_font(emojiFont(font))
    , m_look(u"emoji/%1/%2/%3/"_s.arg(m_font.key(), painter.pen().color().name(QColor::HexArgb),
                                      QString::number(fineness)))
    , m_fineness(fineness)
    , m_ascent(ascentOf(m_font))
{
}

void EmojiPainter::draw(QPointF baseline, QStringView emoji)
{
    auto picture = m_pictures.constFind(emoji);
    if (picture == m_pictures.cend())
        picture = m_pictures.insert(emoji, pictureOf(emoji.toString()));
    // On whole pixels, or it would be blurred.
    const QPointF corner = (baseline - QPointF(0, m_ascent)) * m_fineness;
    m_painter.drawPixmap(QPointF(std::round(corner.x()), std::round(corner.y())) / m_fineness,
                         *picture);
}

QPixmap EmojiPainter::pictureOf(const QString &emoji) const
{
    QPixmap picture;
    if (!QPixmapCache::find(m_look + emoji, &picture)) {
        picture = made(emoji);
        QPixmapCache::insert(m_look + emoji, picture);
    }
    return picture;
}

QPixmap EmojiPainter::made(const QString &emoji) const
{
    const QFontMetricsF metrics(m_font);
    const QSizeF size(std::ceil(metrics.horizontalAdvance(emoji)),
                      m_ascent + std::ceil(metrics.descent()));
    QPixmap picture((size * m_fineness).toSize().expandedTo({1, 1}));
    picture.setDevicePixelRatio(m_fineness);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setFont(m_font);
    painter.setPen(m_painter.pen());
    painter.drawText(QPointF(0, m_ascent), emoji);
    return picture;
}

} // namespace Hiwar
