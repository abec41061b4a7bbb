// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/find/questiondelegate.h"

#include "ui/find/questionlist.h"
#include "ui/markdown/direction.h"

#include <QDateTime>
#include <QLocale>
#include <QPainter>

namespace Hiwar {

QString askedText(const QDateTime &asked, const QDate &today)
{
    const QDateTime local = asked.toLocalTime();
    if (!local.isValid())
        return {};
    return local.date() == today ? QLocale().toString(local.time(), QLocale::ShortFormat)
                                 : QLocale().toString(local.date(), QLocale::ShortFormat);
}

QSize QuestionDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {0, m_theme.px(Theme::rowHeight)};
}

void QuestionDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                             const QModelIndex &index) const
{
    const Palette &colours = m_theme.palette;
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const bool mirrored = option.direction == Qt::RightToLeft;
    const int gap = m_theme.px(Space::s);
    painter->save();
    if (isSelected || option.state.testFlag(QStyle::State_MouseOver))
        painter->fillRect(option.rect, isSelected ? colours.chosen : colours.codeBackground);
    if (index.data(QuestionList::IsCurrentRole).toBool()) {
        QRect bar = option.rect;
        bar.setWidth(m_theme.px(Space::xs));
        if (mirrored)
            bar.moveRight(option.rect.right());
        painter->fillRect(bar, colours.accent);
    }
    QRect words = option.rect.adjusted(m_theme.px(Space::m), 0, -m_theme.px(Space::m), 0);
    const QString time =
        askedText(index.data(QuestionList::AskedAtRole).toDateTime(), QDate::currentDate());
    painter->setFont(m_theme.captionFont());
    painter->setPen(isSelected ? colours.chosenText : colours.secondary);
    const int timeWidth = painter->fontMetrics().horizontalAdvance(time);
    painter->drawText(
        words, Qt::AlignVCenter | Qt::AlignAbsolute | (mirrored ? Qt::AlignLeft : Qt::AlignRight),
        time);
    words.adjust(mirrored ? timeWidth + gap : 0, 0, mirrored ? 0 : -timeWidth - gap, 0);
    painter->setFont(m_theme.font);
    painter->setPen(isSelected ? colours.chosenText : colours.text);
    const QString line = index.data().toString();
    const Qt::LayoutDirection own = directionOf(line);
    painter->setLayoutDirection(own == Qt::LayoutDirectionAuto ? option.direction : own);
    painter->drawText(words,
                      static_cast<int>(Qt::AlignVCenter | Qt::TextSingleLine | Qt::AlignAbsolute |
                                       (mirrored ? Qt::AlignRight : Qt::AlignLeft)),
                      painter->fontMetrics().elidedText(line, Qt::ElideRight, words.width()));
    painter->restore();
}

} // namespace Hiwar
