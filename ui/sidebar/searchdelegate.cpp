// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sidebar/searchdelegate.h"

#include "ui/sidebar/markedline.h"
#include "ui/sidebar/rowground.h"

#include <QAbstractItemView>
#include <QFontMetrics>
#include <QLocale>
#include <QPainter>

namespace Hiwar {

namespace {

constexpr int snippetLines = 2;

MarkedLine lineOf(const QModelIndex &index)
{
    const QString text = index.data(Qt::DisplayRole).toString();
    return {text, soundMarks(text, index.data(FoundMarksRole).value<FoundMarks>())};
}

} // namespace

QFont SearchDelegate::titleFont() const
{
    QFont font = m_theme.font;
    font.setWeight(QFont::DemiBold);
    return font;
}

QRect SearchDelegate::textRect(const QRect &row) const
{
    const int side = m_theme.px(Space::s + Space::m);
    return row.adjusted(side, 0, -side, 0);
}

QSize SearchDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    if (index.data(FoundMessageRole).toString().isEmpty())
        return {0, m_theme.px(Theme::controlHeight)};
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    const int width = textRect(view ? view->viewport()->rect() : option.rect).width();
    const QFont font = m_theme.captionFont();
    const int lines = 1 + lineCount(fromFirstMark(lineOf(index)), font, width, snippetLines);
    return {0, lines * QFontMetrics(font).lineSpacing() + m_theme.px(Space::m)};
}

void SearchDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                           const QModelIndex &index) const
{
    const int side = m_theme.px(Space::s);
    const QRect row = option.rect.adjusted(side, 0, -side, 0);
    const bool selected = option.state & QStyle::State_Selected;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setLayoutDirection(option.direction);
    paintRowGround(*painter, m_theme, option, row);
    const QRect position = textRect(option.rect);
    if (index.data(FoundMessageRole).toString().isEmpty())
        paintConversation(*painter, index, position, selected);
    else
        paintMessage(*painter, index, position, selected);
    painter->restore();
}

void SearchDelegate::paintConversation(QPainter &painter, const QModelIndex &index, QRect position,
                                       bool selected) const
{
    const Palette &colours = m_theme.palette;
    if (const int count = index.data(FoundCountRole).toInt(); count > 0) {
        const QString words = QLocale().toString(count);
        painter.setFont(m_theme.captionFont());
        painter.setPen(selected ? colours.chosenText : colours.secondary);
        painter.drawText(position, static_cast<int>(Qt::AlignVCenter | Qt::AlignRight), words);
        const int width = painter.fontMetrics().horizontalAdvance(words) + m_theme.px(Space::s);
        const bool mirrored = painter.layoutDirection() == Qt::RightToLeft;
        position.adjust(mirrored ? width : 0, 0, mirrored ? 0 : -width, 0);
    }
    const int height = QFontMetrics(titleFont()).height();
    position.setTop(position.center().y() - height / 2);
    paintMarkedLine(painter, position, lineOf(index),
                    {.theme = m_theme,
                     .font = titleFont(),
                     .foreground = selected ? colours.chosenText : colours.text,
                     .isSelected = selected});
}

void SearchDelegate::paintMessage(QPainter &painter, const QModelIndex &index, QRect position,
                                  bool selected) const
{
    const Palette &colours = m_theme.palette;
    const QFont font = m_theme.captionFont();
    position.setTop(position.top() + m_theme.px(Space::xs));
    painter.setFont(font);
    painter.setPen(selected ? colours.chosenText : colours.secondary);
    painter.drawText(position, static_cast<int>(Qt::AlignTop | Qt::AlignLeft),
                     index.data(FoundAuthorRole).toString());
    position.setTop(position.top() + QFontMetrics(font).lineSpacing());
    paintMarkedLine(painter, position, fromFirstMark(lineOf(index)),
                    {.theme = m_theme,
                     .font = font,
                     .foreground = selected ? colours.chosenText : colours.text,
                     .isSelected = selected,
                     .mostLines = snippetLines});
}

} // namespace Hiwar
