// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/queuelist.h"

#include "ui/accessiblerole.h"
#include "ui/clearscrollarea.h"
#include "ui/theme/floating.h"
#include "ui/theme/widgetpalette.h"

#include <QApplication>
#include <QBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr int mostQueueRows = 3; ///< beyond that the list scrolls
constexpr int shareOfWindow = 4; ///< and beyond the height of the window divided by this

} // namespace

QueueList::QueueList(QWidget *parent)
    : QWidget(parent)
    , m_theme(makeTheme(ColourScheme::Light, 1.0))
    , m_words(new QLabel(this))
    , m_removeAll(new QPushButton(tr("Remove all"), this))
    , m_next(new QPushButton(tr("Send the next"), this))
    , m_head(new QHBoxLayout)
    , m_buttons(new QHBoxLayout)
    , m_area(new QScrollArea(this))
    , m_list(new QWidget)
    , m_column(new QVBoxLayout(m_list))
    , m_announcer(this)
{
    setAccessibleRole(*this, QAccessible::Pane);
    setObjectName(u"Queue"_s);
    setAccessibleName(tr("Queue"));
    setAccessibleRole(*m_list, QAccessible::List);
    m_list->setObjectName(u"Queued questions"_s);
    m_list->setAccessibleName(tr("Queued questions"));
    m_column->setContentsMargins({});
    m_column->setSpacing(0);
    setClearContent(*m_area, m_list);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_words->setWordWrap(true);
    m_words->setTextFormat(Qt::PlainText);
    QSizePolicy policy = m_words->sizePolicy(); // no word of it makes the window wider
    policy.setHorizontalPolicy(QSizePolicy::Ignored);
    m_words->setSizePolicy(policy);
    m_next->setObjectName(u"Send the next"_s);
    m_removeAll->setObjectName(u"Remove all"_s);
    for (QPushButton *button : {m_next, m_removeAll})
        button->setAutoDefault(false);
    connect(m_next, &QPushButton::clicked, this, &QueueList::sendNextRequested);
    connect(m_removeAll, &QPushButton::clicked, this, &QueueList::removeAllRequested);
    m_buttons->addStretch();
    m_buttons->addWidget(m_removeAll);
    m_buttons->addWidget(m_next);
    m_head->addWidget(m_words, 1);
    m_head->addLayout(m_buttons);
    auto *outer = new QVBoxLayout(this);
    outer->addLayout(m_head);
    outer->addWidget(m_area);
    // Made now, so that the Tab key finds them beside the composer's other parts.
    for (int row = 0; row < mostQueueRows; ++row) {
        m_spare.append(makeRow());
        m_spare.constLast()->hide();
    }
    hide();
}

QueueRow *QueueList::makeRow()
{
    auto *row = new QueueRow(m_list);
    row->setTheme(m_theme);
    m_column->addWidget(row);
    connect(row, &QueueRow::triggered, this,
            [this, row](QueueAction action) { emit triggered(row->id(), action); });
    connect(row, &QueueRow::stepped, this, [this, row](int step) {
        if (QueueRow *other = m_rows.value(m_rows.indexOf(row) + step)) {
            other->focusPart(0);
            m_area->ensureWidgetVisible(other, 0, 0);
        }
    });
    return row;
}

QueueList::Focus QueueList::focus() const
{
    for (int place = 0; place < m_rows.size(); ++place) {
        if (const int part = m_rows.at(place)->focusedPart(); part >= 0)
            return {m_rows.at(place)->id(), place, part};
    }
    return {};
}

/// To the same question, else to the one in its place.
void QueueList::giveBack(const Focus &focus)
{
    const auto same = std::find_if(m_rows.begin(), m_rows.end(),
                                   [&focus](const auto *row) { return row->id() == focus.id; });
    QueueRow *row =
        same != m_rows.end() ? *same : m_rows.at(std::min(focus.place, int(m_rows.size()) - 1));
    row->focusPart(focus.part);
    m_area->ensureWidgetVisible(row, 0, 0);
}

void QueueList::setQueue(const ShownQueue &queue)
{
    if (m_queue == queue)
        return;
    const ShownQueue before = std::exchange(m_queue, queue);
    const QWidget *focused = QApplication::focusWidget();
    const bool hadFocus = focused != nullptr && isAncestorOf(focused);
    const Focus held = focus();
    const int count = int(queue.questions.size());
    while (m_rows.size() > count) {
        m_spare.prepend(m_rows.takeLast());
        m_spare.constFirst()->hide();
    }
    while (m_rows.size() < count) {
        m_rows.append(m_spare.isEmpty() ? makeRow() : m_spare.takeFirst());
        m_rows.constLast()->show();
    }
    for (int place = 0; place < count; ++place)
        m_rows.at(place)->setQuestion(queue.questions.at(place), place, count);
    const bool isHeld = !queue.hold.isEmpty();
    const QString sentence =
        isHeld ? queue.hold : tr("Sent one after the other when the reply has ended");
    m_words->setText(sentence);
    setAccessibleDescription(sentence);
    m_next->setVisible(isHeld);
    m_removeAll->setVisible(isHeld);
    fit();
    setVisible(count > 0);
    if (isHeld && before.hold != queue.hold)
        m_announcer.announce(sentence);
    if (hadFocus && (count == 0 || (held.part < 0 && !isHeld)))
        emit left();
    else if (held.part >= 0)
        giveBack(held);
}

void QueueList::setTheme(const Theme &theme)
{
    m_theme = theme;
    const int s = theme.px(Space::s);
    const int xs = theme.px(Space::xs);
    layout()->setContentsMargins(s, xs, s, xs);
    layout()->setSpacing(xs);
    m_head->setSpacing(s);
    m_words->setFont(theme.captionFont());
    setForeground(*m_words, theme.palette.secondary);
    for (QueueRow *row : m_rows + m_spare)
        row->setTheme(theme);
    fit();
    update();
}

QSize QueueList::minimumSizeHint() const
{
    const QMargins margins = layout()->contentsMargins();
    const int buttons = std::max(m_next->sizeHint().width(), m_removeAll->sizeHint().width());
    return {
        std::max(buttons, m_rows.isEmpty() ? 0 : m_rows.constFirst()->minimumSizeHint().width()) +
            margins.left() + margins.right(),
        QWidget::minimumSizeHint().height()};
}

/// As high as a few rows need; with much less room the buttons are below the sentence, with less
/// still each below the other.
void QueueList::fit()
{
    const int beside = m_next->sizeHint().width() + m_removeAll->sizeHint().width();
    const bool isRoomy = width() >= 2 * beside;
    const QMargins margins = layout()->contentsMargins();
    const int room = width() - margins.left() - margins.right() - m_buttons->spacing();
    m_buttons->setDirection(room >= beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_head->setDirection(isRoomy ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    if (m_rows.isEmpty())
        return;
    m_column->activate();
    const int row = m_rows.constFirst()->sizeHint().height();
    const int shown = std::min(mostQueueRows, int(m_rows.size())) * row;
    m_area->setFixedHeight(std::max(row, std::min(shown, window()->height() / shareOfWindow)));
}

void QueueList::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

void QueueList::paintEvent(QPaintEvent *)
{
    paintCard(*this, m_theme);
}

} // namespace Hiwar
