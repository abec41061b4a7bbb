// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sidebar/conversationdelegate.h"

#include "ui/markdown/direction.h"
#include "ui/sidebar/conversationroles.h"
#include "ui/sidebar/rowground.h"
#include "ui/theme/icon.h"

#include <QAbstractItemView>
#include <QDateTime>
#include <QFontMetrics>
#include <QHelpEvent>
#include <QLineEdit>
#include <QLocale>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr qreal shownMarkWidth = 1.5; // of the focus ring's width
constexpr qreal shownMarkInset = 4.0; // the row's height divided by this, above and below
constexpr float pointedOpacity = 0.1F;

QList<RowButton> buttonsOf(const QModelIndex &index)
{
    if (index.data(DeletedRole).toBool())
        return {RowButton::Menu, RowButton::Restore};
    return {RowButton::Menu};
}

Icon iconOf(RowButton button)
{
    switch (button) {
    case RowButton::Menu:
        return Icon::More;
    case RowButton::Restore:
        return Icon::Regenerate;
    }
    Q_UNREACHABLE();
}

QString nameOf(RowButton button)
{
    switch (button) {
    case RowButton::Menu:
        return ConversationDelegate::tr("More");
    case RowButton::Restore:
        return ConversationDelegate::tr("Restore");
    }
    Q_UNREACHABLE();
}

QString tagWords(const QModelIndex &index)
{
    if (!index.data(NoteRole).toString().isEmpty()) // it says more
        return {};
    QStringList words = index.data(TagsRole).toStringList();
    if (const int queued = index.data(QueuedRole).toInt(); queued > 0)
        words.prepend(u'+' + QLocale().toString(queued));
    return words.join(u" · "_s);
}

/// At the list's leading edge, whatever the direction of its words.
void paintWords(QPainter &painter, const QRect &position, const QString &words,
                Qt::LayoutDirection list)
{
    const Qt::LayoutDirection own = directionOf(words);
    QTextOption line(Qt::AlignVCenter | QStyle::visualAlignment(list, Qt::AlignLeft) |
                     Qt::AlignAbsolute);
    line.setTextDirection(own == Qt::LayoutDirectionAuto ? list : own);
    line.setWrapMode(QTextOption::NoWrap);
    painter.drawText(
        position, painter.fontMetrics().elidedText(words, Qt::ElideRight, position.width()), line);
}

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
    const bool hasNote = index.data(DeletedRole).toBool();
    const int below = hasNote ? QFontMetrics(m_theme.captionFont()).lineSpacing() : 0;
    return {0, headingHeight(index) + m_theme.px(Theme::controlHeight) + below};
}

void ConversationDelegate::setPointed(const QModelIndex &index, std::optional<RowButton> button)
{
    m_pointed = index;
    m_pointedButton = button;
}

bool ConversationDelegate::isHot(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const bool isFocused =
        option.state & QStyle::State_HasFocus && option.state & QStyle::State_KeyboardFocusChange;
    return isFocused || option.state & QStyle::State_MouseOver || m_held == index;
}

RowContents ConversationDelegate::contentsOf(const QModelIndex &index, bool isHot) const
{
    const QString tags = tagWords(index);
    const QFontMetrics captions(m_theme.captionFont());
    const int title =
        QFontMetrics(m_theme.font).horizontalAdvance(index.data(Qt::DisplayRole).toString());
    const int note = captions.horizontalAdvance(index.data(NoteRole).toString());
    return {.title = std::max(title, note),
            .tags = tags.isEmpty() ? 0 : captions.horizontalAdvance(tags),
            .hasMark = index.data(ArrivingRole).toBool() || index.data(UnreadRole).toBool() ||
                       index.data(QueuedRole).toInt() > 0,
            .buttons = isHot ? int(buttonsOf(index).size()) : 0};
}

RowRects ConversationDelegate::placesOf(const QStyleOptionViewItem &option,
                                        const QModelIndex &index, bool isHot) const
{
    return placeRow(rowRect(option, index), contentsOf(index, isHot), m_theme, option.direction);
}

QRect ConversationDelegate::buttonRect(const QStyleOptionViewItem &option, const QModelIndex &index,
                                       RowButton button) const
{
    return placesOf(option, index, true).buttons.value(buttonsOf(index).indexOf(button));
}

std::optional<RowButton> ConversationDelegate::buttonAt(const QStyleOptionViewItem &option,
                                                        const QModelIndex &index,
                                                        const QPoint &position) const
{
    const QList<RowButton> buttons = buttonsOf(index);
    const QList<QRect> positions = placesOf(option, index, true).buttons;
    for (int each = 0; each < buttons.size(); ++each) {
        if (positions.at(each).contains(position))
            return buttons.at(each);
    }
    return {};
}

bool ConversationDelegate::helpEvent(QHelpEvent *event, QAbstractItemView *view,
                                     const QStyleOptionViewItem &option, const QModelIndex &index)
{
    if (event->type() != QEvent::ToolTip || !index.isValid())
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    QString words;
    if (const auto button = buttonAt(option, index, event->pos()))
        words = nameOf(*button);
    else if (isCut(contentsOf(index, true), placesOf(option, index, true)))
        words = index.data(Qt::ToolTipRole).toString();
    if (words.isEmpty()) {
        QToolTip::hideText();
        return true;
    }
    // Escaped: QToolTip would render a title that looks like HTML.
    QToolTip::showText(event->globalPos(),
                       u"<p>"_s + words.toHtmlEscaped().replace(u'\n', u"<br>"_s) + u"</p>"_s, view,
                       option.rect);
    return true;
}

void ConversationDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const
{
    const Palette &colours = m_theme.palette;
    const bool hot = isHot(option, index);
    const bool selected = option.state & QStyle::State_Selected;
    const QColor muted = selected ? colours.chosenText : colours.secondary;
    const QRect row = rowRect(option, index);
    const RowRects places = placesOf(option, index, hot);
    QStyleOptionViewItem ground(option);
    ground.state.setFlag(QStyle::State_MouseOver, hot);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paintHeading(*painter, option, index);
    paintRowGround(*painter, m_theme, ground, row);
    if (!places.mark.isNull())
        paintMark(*painter, index, places.mark, selected ? colours.chosenText : colours.accent);
    if (m_shownId == index.data(ConversationIdRole).toString())
        paintShownMark(*painter, option, row);
    paintButtons(*painter, index, places.buttons, muted);
    painter->setFont(m_theme.captionFont());
    painter->setPen(muted);
    if (!places.tags.isNull())
        paintWords(*painter, places.tags, tagWords(index), option.direction);
    paintTitle(*painter, option, index, places.title);
    painter->restore();
}

/// With its note below. The painter has the note's font and colour.
void ConversationDelegate::paintTitle(QPainter &painter, const QStyleOptionViewItem &option,
                                      const QModelIndex &index, QRect position) const
{
    const QFontMetrics metrics(m_theme.font);
    if (const QString note = index.data(NoteRole).toString(); !note.isEmpty()) {
        const int below = painter.fontMetrics().lineSpacing();
        const int height = metrics.height() + below;
        position = {position.left(), position.center().y() + 1 - height / 2, position.width(),
                    height};
        paintWords(painter, position.adjusted(0, height - below, 0, 0), note, option.direction);
        position.setHeight(metrics.height());
    }
    const bool isSelected = option.state & QStyle::State_Selected;
    painter.setFont(m_theme.font);
    painter.setPen(isSelected ? m_theme.palette.chosenText : m_theme.palette.text);
    paintWords(painter, position, index.data(Qt::DisplayRole).toString(), option.direction);
}

void ConversationDelegate::paintHeading(QPainter &painter, const QStyleOptionViewItem &option,
                                        const QModelIndex &index) const
{
    const int height = headingHeight(index);
    if (height == 0)
        return;
    const int side = m_theme.px(Space::s + Space::m);
    painter.setFont(m_theme.captionFont());
    painter.setPen(m_theme.palette.secondary);
    const QRect position(option.rect.left() + side, option.rect.top(),
                         option.rect.width() - 2 * side, height - m_theme.px(Space::xs));
    const auto edge = QStyle::visualAlignment(option.direction, Qt::AlignLeft);
    painter.drawText(position, static_cast<int>(edge | Qt::AlignBottom | Qt::TextSingleLine),
                     titleOf(groupAt(index), m_today));
}

void ConversationDelegate::paintButtons(QPainter &painter, const QModelIndex &index,
                                        const QList<QRect> &positions,
                                        const QColor &foreground) const
{
    const QList<RowButton> buttons = buttonsOf(index);
    for (int each = 0; each < positions.size(); ++each) {
        if (m_pointed == index && m_pointedButton == buttons.at(each)) {
            QColor overlay = foreground;
            overlay.setAlphaF(pointedOpacity);
            const qreal radius = m_theme.px(Theme::controlRadius);
            painter.setPen(Qt::NoPen);
            painter.setBrush(overlay);
            painter.drawRoundedRect(positions.at(each), radius, radius);
        }
        paintIcon(painter, iconOf(buttons.at(each)), QRectF(positions.at(each)).center(), m_theme,
                  foreground);
    }
}

void ConversationDelegate::paintMark(QPainter &painter, const QModelIndex &index,
                                     const QRect &position, const QColor &foreground) const
{
    // A ring while the reply arrives, a full dot when it is complete: distinct without colour. A
    // question that waits is a point in the ring.
    const qreal width = m_theme.px(Theme::ringWidth);
    const bool hasQueued = index.data(QueuedRole).toInt() > 0;
    const bool arriving =
        index.data(ArrivingRole).toBool() || (hasQueued && !index.data(UnreadRole).toBool());
    painter.setPen(arriving ? QPen(foreground, width) : QPen(Qt::NoPen));
    painter.setBrush(arriving ? QBrush(Qt::NoBrush) : QBrush(foreground));
    const qreal inset = arriving ? width / 2 : 0;
    painter.drawEllipse(QRectF(position).adjusted(inset, inset, -inset, -inset));
    if (!arriving || !hasQueued)
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(foreground);
    painter.drawEllipse(QRectF(position).center(), width / 2, width / 2);
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
