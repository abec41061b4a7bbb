// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chooser/choicedelegate.h"

#include "ui/chooser/choicelist.h"
#include "ui/theme/icon.h"
#include "ui/theme/ownline.h"

#include <QPainter>

namespace Hiwar {

namespace {

void paintLine(QPainter &painter, const QRect &rect, const QString &line, bool mirrored)
{
    paintOwnLine(painter, rect, line, mirrored ? Qt::RightToLeft : Qt::LeftToRight);
}

/// Words of the window, in its direction.
void paintFacts(QPainter &painter, const QRect &rect, const QString &facts, bool mirrored)
{
    painter.drawText(rect,
                     int(Qt::AlignVCenter | Qt::TextSingleLine | Qt::AlignAbsolute |
                         (mirrored ? Qt::AlignRight : Qt::AlignLeft)),
                     painter.fontMetrics().elidedText(facts, Qt::ElideRight, rect.width()));
}

} // namespace

int ChoiceDelegate::rowHeight() const
{
    const int lines =
        QFontMetrics(m_theme.font).height() + QFontMetrics(m_theme.captionFont()).height();
    return std::max(lines + 2 * m_theme.px(Space::xs), m_theme.px(Theme::rowHeight));
}

QSize ChoiceDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {0, rowHeight()};
}

QRect ChoiceDelegate::starRect(const QRect &row, Qt::LayoutDirection direction) const
{
    const int side = m_theme.px(Theme::rowHeight);
    const QRect star(row.right() + 1 - side, row.top() + (row.height() - side) / 2, side, side);
    return QStyle::visualRect(direction, row, star);
}

void ChoiceDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                           const QModelIndex &index) const
{
    const auto *list = static_cast<const ChoiceList *>(index.model());
    const ModelChoice *choice = list->choice(index);
    if (!choice)
        return;
    painter->save();
    if (canBeChosen(*choice)) {
        const bool isSelected = option.state.testFlag(QStyle::State_Selected);
        if (isSelected || option.state.testFlag(QStyle::State_MouseOver))
            painter->fillRect(option.rect,
                              isSelected ? m_theme.palette.chosen : m_theme.palette.codeBackground);
        if (list->isTickable(index))
            paintBox(*painter, option, list->isTicked(*choice));
        paintMarks(*painter, option, *choice, !list->ticked());
        paintWords(*painter, option, *choice);
    } else {
        paintHead(*painter, option, *choice);
    }
    painter->restore();
}

void ChoiceDelegate::paintHead(QPainter &painter, const QStyleOptionViewItem &option,
                               const ModelChoice &choice) const
{
    QFont font = m_theme.captionFont();
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    painter.setPen(m_theme.palette.secondary);
    QRect words = option.rect.adjusted(m_theme.px(Space::s), 0, -m_theme.px(Space::s), 0);
    words.setTop(words.bottom() + 1 - painter.fontMetrics().height() - m_theme.px(Space::xs));
    paintLine(painter, words, choice.title, option.direction == Qt::RightToLeft);
}

void ChoiceDelegate::paintWords(QPainter &painter, const QStyleOptionViewItem &option,
                                const ModelChoice &choice) const
{
    const bool mirrored = option.direction == Qt::RightToLeft;
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const Palette &colours = m_theme.palette;
    const int tick = m_theme.px(Space::s) + m_theme.px(Theme::iconSize) + m_theme.px(Space::xs);
    const int star = isKept(choice) ? m_theme.px(Theme::rowHeight) : m_theme.px(Space::s);
    QRect words = option.rect.adjusted(mirrored ? star : tick, m_theme.px(Space::xs),
                                       mirrored ? -tick : -star, -m_theme.px(Space::xs));
    const QString quiet = quietLine(choice);
    painter.setFont(m_theme.font);
    painter.setPen(isSelected ? colours.chosenText : colours.text);
    if (quiet.isEmpty()) {
        paintLine(painter, words, choice.title, mirrored);
        return;
    }
    QRect name = words;
    name.setHeight(painter.fontMetrics().height());
    paintLine(painter, name, choice.title, mirrored);
    words.setTop(name.bottom() + 1);
    painter.setFont(m_theme.captionFont());
    painter.setPen(isSelected ? colours.chosenText : colours.secondary);
    paintFacts(painter, words, quiet, mirrored);
}

/// Where the tick stands that says who answers now.
QRect ChoiceDelegate::tickRect(const QStyleOptionViewItem &option) const
{
    const int size = m_theme.px(Theme::iconSize);
    const QRect tick(option.rect.left() + m_theme.px(Space::s), option.rect.center().y() - size / 2,
                     size, size);
    return QStyle::visualRect(option.direction, option.rect, tick);
}

void ChoiceDelegate::paintBox(QPainter &painter, const QStyleOptionViewItem &option,
                              bool isTicked) const
{
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const Palette &colours = m_theme.palette;
    const QRect box = tickRect(option);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(isSelected ? colours.chosenText : colours.outline);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), m_theme.px(Space::xs),
                            m_theme.px(Space::xs));
    if (isTicked)
        paintIcon(painter, Icon::Check, box, isSelected ? colours.chosenText : colours.accent);
}

void ChoiceDelegate::paintMarks(QPainter &painter, const QStyleOptionViewItem &option,
                                const ModelChoice &choice, bool saysCurrent) const
{
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const Palette &colours = m_theme.palette;
    const int size = m_theme.px(Theme::iconSize);
    const QRect &row = option.rect;
    if (choice.isCurrent && saysCurrent)
        paintIcon(painter, Icon::Check, tickRect(option),
                  isSelected ? colours.chosenText : colours.accent);
    if (!isKept(choice))
        return;
    QRect star(0, 0, size, size);
    star.moveCenter(starRect(row, option.direction).center());
    const QColor quiet = isSelected ? colours.chosenText : colours.secondary;
    if (choice.isFavourite)
        paintIcon(painter, Icon::Starred, star, isSelected ? colours.chosenText : colours.accent);
    else if (isSelected || option.state.testFlag(QStyle::State_MouseOver))
        paintIcon(painter, Icon::Star, star, quiet);
}

} // namespace Hiwar
