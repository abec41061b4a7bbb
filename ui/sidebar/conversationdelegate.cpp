// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sidebar/conversationdelegate.h"

#include "ui/markdown/direction.h"
#include "ui/sidebar/conversationroles.h"
#include "ui/sidebar/rowground.h"

#include <QDateTime>
#include <QFontMetrics>
#include <QLineEdit>
#include <QPainter>

#include <limits>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr qreal mostForTags = 0.4;    // of the width of the text
constexpr qreal shownMarkWidth = 1.5; // of the focus ring's width
constexpr qreal shownMarkInset = 4.0; // the row's height divided by this, above and below

} // namespace

void ConversationDelegate::setTheme(const Theme &theme)
{
    m_theme = theme;
}

void ConversationDelegate::setToday(const QDate &today)
{
    if (m_today != today)
        m_known = {};
    m_today = today;
}

ConversationGroup ConversationDelegate::groupAt(const QModelIndex &index) const
{
    if (index.data(PinnedRole).toBool())
        return {.kind = ConversationGroup::Kind::Pinned};
    const QDateTime listed = index.data(ListedTimeRole).toDateTime();
    if (!listed.isValid())
        return {.kind = ConversationGroup::Kind::Titles};
    const qint64 time = listed.toMSecsSinceEpoch();
    if (time < m_known.from || time >= m_known.until) {
        m_known.group = groupOf(listed.toLocalTime().date(), m_today);
        const auto [first, after] = daysOf(m_known.group, m_today);
        m_known.from = first.startOfDay().toMSecsSinceEpoch();
        m_known.until = after.isValid() ? after.startOfDay().toMSecsSinceEpoch()
                                        : std::numeric_limits<qint64>::max();
    }
    return m_known.group;
}

QString ConversationDelegate::headingOf(const QModelIndex &index) const
{
    return titleOf(groupAt(index), m_today);
}

int ConversationDelegate::headingHeight(const QModelIndex &index) const
{
    if (index.row() > 0 && groupAt(index) == groupAt(index.siblingAtRow(index.row() - 1)))
        return 0;
    return m_theme.px(Theme::controlHeight);
}

QRect ConversationDelegate::rowRect(const QStyleOptionViewItem &option,
                                    const QModelIndex &index) const
{
    const int side = m_theme.px(Space::s);
    return option.rect.adjusted(side, headingHeight(index), -side, 0);
}

QSize ConversationDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    return {0, headingHeight(index) + m_theme.px(Theme::controlHeight)};
}

void ConversationDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const
{
    const Palette &colours = m_theme.palette;
    const QRect row = rowRect(option, index);
    const int padding = m_theme.px(Space::m);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (const int heading = headingHeight(index); heading > 0) {
        painter->setFont(m_theme.captionFont());
        painter->setPen(colours.secondary);
        const QRect position(row.left() + padding, option.rect.top(), row.width() - 2 * padding,
                             heading - m_theme.px(Space::xs));
        const auto side = QStyle::visualAlignment(option.direction, Qt::AlignLeft);
        painter->drawText(position, static_cast<int>(side | Qt::AlignBottom | Qt::TextSingleLine),
                          headingOf(index));
    }
    paintGround(*painter, option, row);

    const bool selected = option.state & QStyle::State_Selected;
    const QColor foreground = selected ? colours.chosenText : colours.text;
    QRect text = row.adjusted(padding, 0, -padding, 0);
    if (index.data(ArrivingRole).toBool() || index.data(UnreadRole).toBool()) {
        const int mark = m_theme.px(Space::s);
        QRect position(0, 0, mark, mark);
        position.moveCenter(row.center());
        const bool mirrored = option.direction == Qt::RightToLeft;
        position.moveLeft(mirrored ? text.left() : text.right() - mark);
        text.adjust(mirrored ? mark + padding : 0, 0, mirrored ? 0 : -mark - padding, 0);
        paintMark(*painter, index, position, selected ? colours.chosenText : colours.accent);
    }
    if (m_shownId == index.data(ConversationIdRole).toString())
        paintShownMark(*painter, option, row);
    paintTags(*painter, index, text, selected ? colours.chosenText : colours.secondary);
    const QString title = index.data(Qt::DisplayRole).toString();
    const Qt::LayoutDirection own = directionOf(title);
    const bool toRight =
        (own == Qt::LayoutDirectionAuto ? option.direction : own) == Qt::RightToLeft;
    painter->setFont(m_theme.font);
    painter->setPen(foreground);
    QTextOption line(Qt::AlignVCenter | Qt::AlignLeading);
    line.setTextDirection(toRight ? Qt::RightToLeft : Qt::LeftToRight);
    line.setWrapMode(QTextOption::NoWrap);
    painter->drawText(
        text, QFontMetrics(m_theme.font).elidedText(title, Qt::ElideRight, text.width()), line);
    painter->restore();
}

void ConversationDelegate::paintGround(QPainter &painter, const QStyleOptionViewItem &option,
                                       const QRect &row) const
{
    paintRowGround(painter, m_theme, option, row);
    const qreal radius = m_theme.px(Theme::controlRadius);
    if (option.state & QStyle::State_HasFocus && option.state & QStyle::State_KeyboardFocusChange) {
        const qreal width = m_theme.px(Theme::ringWidth);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(m_theme.palette.focusRing, width));
        painter.drawRoundedRect(QRectF(row).adjusted(width / 2, width / 2, -width / 2, -width / 2),
                                radius, radius);
    }
}

void ConversationDelegate::paintMark(QPainter &painter, const QModelIndex &index,
                                     const QRect &position, const QColor &foreground) const
{
    // A ring while the reply arrives, a full dot when it is complete: distinct without colour.
    const qreal width = m_theme.px(Theme::ringWidth);
    const bool arriving = index.data(ArrivingRole).toBool();
    painter.setPen(arriving ? QPen(foreground, width) : QPen(Qt::NoPen));
    painter.setBrush(arriving ? QBrush(Qt::NoBrush) : QBrush(foreground));
    const qreal inset = arriving ? width / 2 : 0;
    painter.drawEllipse(QRectF(position).adjusted(inset, inset, -inset, -inset));
}

void ConversationDelegate::paintShownMark(QPainter &painter, const QStyleOptionViewItem &option,
                                          const QRect &row) const
{
    // Other rows may be selected: this mark always shows which conversation is open.
    const qreal width = m_theme.px(Theme::ringWidth) * shownMarkWidth;
    const qreal inset = row.height() / shownMarkInset;
    QRectF mark(0, row.top() + inset, width, row.height() - 2 * inset);
    if (option.direction == Qt::RightToLeft)
        mark.moveRight(row.right() + 1);
    else
        mark.moveLeft(row.left());
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.palette.accent);
    painter.drawRoundedRect(mark, width / 2, width / 2);
}

void ConversationDelegate::paintTags(QPainter &painter, const QModelIndex &index, QRect &text,
                                     const QColor &foreground) const
{
    QStringList tags = index.data(TagsRole).toStringList();
    if (const QString origin = index.data(OriginRole).toString(); !origin.isEmpty())
        tags = {tr("in “%1”").arg(origin)};
    if (tags.isEmpty())
        return;
    const QFont font = m_theme.captionFont();
    const QFontMetrics metrics(font);
    const QString words =
        metrics.elidedText(tags.join(u" · "_s), Qt::ElideRight, qRound(text.width() * mostForTags));
    const int width = metrics.horizontalAdvance(words);
    const bool mirrored = painter.layoutDirection() == Qt::RightToLeft;
    const QRect position(mirrored ? text.left() : text.right() + 1 - width, text.top(), width,
                         text.height());
    painter.setFont(font);
    painter.setPen(foreground);
    painter.drawText(position, static_cast<int>(Qt::AlignVCenter | Qt::TextSingleLine), words);
    const int gap = width + m_theme.px(Space::s);
    text.adjust(mirrored ? gap : 0, 0, mirrored ? 0 : -gap, 0);
}

QWidget *ConversationDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &,
                                            const QModelIndex &) const
{
    auto *editor = new QLineEdit(parent);
    editor->setObjectName(u"Title"_s);
    editor->setAccessibleName(tr("Title"));
    return editor;
}

void ConversationDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                                                const QModelIndex &index) const
{
    editor->setGeometry(rowRect(option, index));
}

} // namespace Hiwar
