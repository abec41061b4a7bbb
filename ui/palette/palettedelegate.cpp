// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/palette/palettedelegate.h"

#include "ui/palette/paletteroles.h"
#include "ui/theme/ownline.h"

#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

int PaletteDelegate::rowHeight() const
{
    const int lines =
        QFontMetrics(m_theme.font).height() + QFontMetrics(m_theme.captionFont()).height();
    return std::max(lines + 2 * m_theme.px(Space::xs), m_theme.px(Theme::rowHeight));
}

QSize PaletteDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {0, rowHeight()};
}

void PaletteDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    painter->save();
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    if (isSelected || option.state.testFlag(QStyle::State_MouseOver))
        painter->fillRect(option.rect,
                          isSelected ? m_theme.palette.chosen : m_theme.palette.codeBackground);
    const int keys = paintKeys(*painter, option, index.data(PaletteKeysRole).toString());
    paintWords(*painter, option, index, keys);
    painter->restore();
}

int PaletteDelegate::paintKeys(QPainter &painter, const QStyleOptionViewItem &option,
                               const QString &keys) const
{
    const int edge = m_theme.px(Space::s);
    if (keys.isEmpty())
        return edge;
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    painter.setFont(m_theme.captionFont());
    painter.setPen(isSelected ? m_theme.palette.chosenText : m_theme.palette.secondary);
    const int width =
        std::min(painter.fontMetrics().horizontalAdvance(keys) + 1, option.rect.width() / 2);
    const QRect room(option.rect.right() + 1 - edge - width, option.rect.top(), width,
                     option.rect.height());
    // Keys are written from left to right in every language.
    painter.drawText(QStyle::visualRect(option.direction, option.rect, room),
                     int(Qt::AlignVCenter | Qt::AlignRight | Qt::AlignAbsolute |
                         Qt::TextSingleLine | Qt::TextForceLeftToRight),
                     painter.fontMetrics().elidedText(keys, Qt::ElideRight, width));
    return width + 2 * edge;
}

void PaletteDelegate::paintWords(QPainter &painter, const QStyleOptionViewItem &option,
                                 const QModelIndex &index, int keys) const
{
    const bool isMirrored = option.direction == Qt::RightToLeft;
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const int edge = m_theme.px(Space::s);
    const int gap = m_theme.px(Space::xs);
    const Palette &colours = m_theme.palette;
    QRect words =
        option.rect.adjusted(isMirrored ? keys : edge, gap, isMirrored ? -edge : -keys, -gap);
    const Qt::LayoutDirection direction = isMirrored ? Qt::RightToLeft : Qt::LeftToRight;
    painter.setFont(m_theme.font);
    painter.setPen(isSelected ? colours.chosenText : colours.text);
    QRect title = words;
    title.setHeight(painter.fontMetrics().height());
    paintOwnLine(painter, title, index.data().toString(), direction);
    words.setTop(title.bottom() + 1);
    QStringList quiet{index.data(PaletteKindRole).toString(),
                      index.data(PalettePlaceRole).toString()};
    quiet.removeAll(QString());
    painter.setFont(m_theme.captionFont());
    painter.setPen(isSelected ? colours.chosenText : colours.secondary);
    painter.drawText(
        words,
        int(Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextDontClip | Qt::AlignAbsolute |
            (isMirrored ? Qt::AlignRight : Qt::AlignLeft)),
        painter.fontMetrics().elidedText(quiet.join(u" · "_s), Qt::ElideRight, words.width()));
}

} // namespace Hiwar
