// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/context/contextlist.h"

#include "ui/contextwords.h"
#include "ui/markdown/direction.h"
#include "ui/moneytext.h"
#include "ui/theme/icon.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

struct ContextListTr
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::ContextList)
};

QString speakerOf(const ShownContextRow &row)
{
    if (row.isSummary)
        return ContextListTr::tr("Summary");
    switch (row.role) {
    case Role::System:
        return ContextListTr::tr("System prompt");
    case Role::User:
        return row.messageId.isEmpty() ? ContextListTr::tr("You, being written")
                                       : ContextListTr::tr("You");
    case Role::Assistant:
        return ContextListTr::tr("Assistant");
    }
    Q_UNREACHABLE();
}

/// Below the words: why it is not sent, or why it always is.
QString noteOf(const ShownContextRow &row)
{
    if (row.fate != ContextFate::Sent)
        return fateSentence(row.fate);
    return row.isPinned ? ContextListTr::tr("Always sent") : QString();
}

QString tokensOf(const ShownContextRow &row)
{
    return ContextListTr::tr("%1 tokens").arg(countText(row.tokens, true));
}

} // namespace

void ContextList::setRows(const QList<ShownContextRow> &rows)
{
    const auto isSame = [](const ShownContextRow &a, const ShownContextRow &b) {
        return a.messageId == b.messageId && a.role == b.role;
    };
    const bool isSameList =
        std::equal(rows.begin(), rows.end(), m_rows.begin(), m_rows.end(), isSame);
    if (!isSameList) {
        beginResetModel();
        m_rows = rows;
        endResetModel();
        return;
    }
    const QList<ShownContextRow> former = std::exchange(m_rows, rows);
    for (qsizetype i = 0; i < rows.size(); ++i) {
        if (former.at(i) != rows.at(i))
            emit dataChanged(index(int(i)), index(int(i)));
    }
}

int ContextList::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant ContextList::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows.size())
        return {};
    const ShownContextRow &row = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return u"%1: %2"_s.arg(speakerOf(row), row.words);
    case Qt::AccessibleDescriptionRole:
    case Qt::ToolTipRole: {
        const QString note = noteOf(row);
        const QString text = note.isEmpty() ? tokensOf(row) : note + u' ' + tokensOf(row);
        return role == Qt::ToolTipRole ? text.toHtmlEscaped() : text;
    }
    case RowRole:
        return QVariant::fromValue(row);
    default:
        return {};
    }
}

QSize ContextDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    const int lines =
        QFontMetrics(m_theme.captionFont()).height() * 2 + QFontMetrics(m_theme.font).height();
    return {0, lines + m_theme.px(Space::m)};
}

void ContextDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    const auto row = index.data(ContextList::RowRole).value<ShownContextRow>();
    const Palette &colours = m_theme.palette;
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const bool isSent = row.fate == ContextFate::Sent;
    const bool mirrored = option.direction == Qt::RightToLeft;
    const int toEnd = int(Qt::AlignAbsolute | (mirrored ? Qt::AlignLeft : Qt::AlignRight));
    const int toBegin = int(Qt::AlignAbsolute | (mirrored ? Qt::AlignRight : Qt::AlignLeft));
    const QColor quiet = isSelected ? colours.chosenText : colours.secondary;
    painter->save();
    if (isSelected || option.state.testFlag(QStyle::State_MouseOver))
        painter->fillRect(option.rect, isSelected ? colours.chosen : colours.codeBackground);
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        const int ring = m_theme.px(Theme::ringWidth);
        painter->setPen(QPen(colours.focusRing, ring));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(option.rect.adjusted(ring / 2, ring / 2, -ring / 2, -ring / 2));
    }
    const int side = m_theme.px(Space::m);
    QRect room =
        option.rect.adjusted(side, m_theme.px(Space::s) - m_theme.px(Space::xs) / 2, -side, 0);

    painter->setFont(m_theme.captionFont());
    painter->setPen(quiet);
    const QFontMetrics caption = painter->fontMetrics();
    room.setHeight(caption.height());
    const QString tokens = tokensOf(row);
    painter->drawText(room, Qt::AlignVCenter | Qt::TextSingleLine | toEnd, tokens);
    const int left = room.width() - caption.horizontalAdvance(tokens) - m_theme.px(Space::s);
    painter->drawText(room, Qt::AlignVCenter | Qt::TextSingleLine | toBegin,
                      caption.elidedText(speakerOf(row), Qt::ElideRight, std::max(left, 0)));

    room.translate(0, room.height());
    painter->setFont(m_theme.font);
    painter->setPen(isSelected ? colours.chosenText : isSent ? colours.text : colours.secondary);
    room.setHeight(painter->fontMetrics().height());
    const Qt::LayoutDirection own = directionOf(row.words);
    painter->setLayoutDirection(own == Qt::LayoutDirectionAuto ? option.direction : own);
    painter->drawText(room, Qt::AlignVCenter | Qt::TextSingleLine | toBegin,
                      painter->fontMetrics().elidedText(row.words, Qt::ElideRight, room.width()));
    painter->setLayoutDirection(option.direction);

    room.translate(0, room.height());
    room.setHeight(caption.height());
    painter->setFont(m_theme.captionFont());
    painter->setPen(quiet);
    painter->drawText(room, Qt::AlignVCenter | Qt::TextSingleLine | toBegin,
                      caption.elidedText(noteOf(row), Qt::ElideRight, room.width()));
    painter->restore();
}

} // namespace Hiwar
