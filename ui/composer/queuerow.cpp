// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/queuerow.h"

#include "ui/accessiblerole.h"
#include "ui/theme/icon.h"
#include "ui/theme/widgetpalette.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QToolButton>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr std::array rowActions{QueueAction::SendNow, QueueAction::Edit, QueueAction::MoveUp,
                                QueueAction::MoveDown, QueueAction::Remove};
constexpr int leastRowLetters = 24; ///< of the words beside the buttons

Icon iconOf(QueueAction action)
{
    switch (action) {
    case QueueAction::SendNow:
        return Icon::Send;
    case QueueAction::Edit:
        return Icon::Edit;
    case QueueAction::MoveUp:
        return Icon::Up;
    case QueueAction::MoveDown:
        return Icon::Down;
    case QueueAction::Remove:
        return Icon::Close;
    }
    Q_UNREACHABLE();
}

QString nameOf(QueueAction action, const QString &number)
{
    switch (action) {
    case QueueAction::SendNow:
        return QueueRow::tr("Send question %1 now").arg(number);
    case QueueAction::Edit:
        return QueueRow::tr("Edit question %1").arg(number);
    case QueueAction::MoveUp:
        return QueueRow::tr("Move question %1 up").arg(number);
    case QueueAction::MoveDown:
        return QueueRow::tr("Move question %1 down").arg(number);
    case QueueAction::Remove:
        return QueueRow::tr("Remove question %1").arg(number);
    }
    Q_UNREACHABLE();
}

QString tipOf(QueueAction action)
{
    switch (action) {
    case QueueAction::SendNow:
        return QueueRow::tr("Stop the reply and send this now (Ctrl+Enter)");
    case QueueAction::Edit:
        return QueueRow::tr("Edit it in the message field (Enter)");
    case QueueAction::MoveUp:
        return QueueRow::tr("Send it earlier (Alt+Up)");
    case QueueAction::MoveDown:
        return QueueRow::tr("Send it later (Alt+Down)");
    case QueueAction::Remove:
        return QueueRow::tr("Take it out of the queue (Delete)");
    }
    Q_UNREACHABLE();
}

} // namespace

QueueRow::QueueRow(QWidget *parent)
    : QWidget(parent)
    , m_theme(makeTheme(ColourScheme::Light, 1.0))
    , m_number(new QLabel(this))
    , m_text(new QLabel(this))
    , m_row(new QHBoxLayout(this))
    , m_buttonRow(new QHBoxLayout)
{
    setAccessibleRole(*this, QAccessible::ListItem);
    setFocusPolicy(Qt::StrongFocus);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto *text = new QHBoxLayout;
    text->addWidget(m_number);
    text->addWidget(m_text, 1);
    m_row->addLayout(text, 1);
    m_row->addLayout(m_buttonRow);
    m_buttonRow->addStretch();
    for (const QueueAction action : rowActions) {
        auto *button = new QToolButton(this);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        button->setToolTip(tipOf(action));
        connect(button, &QToolButton::clicked, this, [this, action] { emit triggered(action); });
        m_buttons.append(button);
        m_buttonRow->addWidget(button);
    }
}

QString QueueRow::words() const
{
    QString words = m_question.text.simplified();
    if (!m_question.files.isEmpty()) {
        const QString files = m_question.files.join(tr(", "));
        words = words.isEmpty() ? files : tr("%1 (with %2)").arg(words, files);
    }
    return m_question.isEdited ? tr("Being edited: %1").arg(words) : words;
}

void QueueRow::setQuestion(const ShownQueued &question, int place, int count)
{
    m_question = question;
    const QString number = QLocale().toString(place + 1);
    setObjectName(u"Queued question %1"_s.arg(place + 1));
    setAccessibleName(tr("Question %1 of %2: %3").arg(number, QLocale().toString(count), words()));
    m_number->setText(number);
    m_text->setToolTip(u"<p>"_s + words().toHtmlEscaped() + u"</p>"_s);
    for (const QueueAction action : rowActions) {
        QToolButton *button = m_buttons.at(qsizetype(action));
        button->setAccessibleName(nameOf(action, number));
        button->setAccessibleDescription(words());
        button->setObjectName(button->accessibleName());
    }
    const auto enable = [this](QueueAction action, bool on) {
        m_buttons.at(qsizetype(action))->setEnabled(on);
    };
    enable(QueueAction::SendNow, !question.isEdited);
    enable(QueueAction::Edit, !question.isEdited);
    enable(QueueAction::MoveUp, place > 0);
    enable(QueueAction::MoveDown, place + 1 < count);
    setTheme(m_theme); // an icon is paler while its button is off
}

void QueueRow::setTheme(const Theme &theme)
{
    m_theme = theme;
    const int xs = theme.px(Space::xs);
    m_row->setContentsMargins(theme.px(Space::s), 0, xs, 0);
    m_row->setSpacing(xs);
    m_buttonRow->setSpacing(0);
    m_number->setFont(theme.captionFont());
    m_number->setMinimumWidth(theme.px(Space::l));
    setForeground(*m_number, theme.palette.secondary);
    m_text->setFont(theme.font);
    setForeground(*m_text, theme.palette.text);
    const int side = std::max(theme.px(Theme::iconSize) + xs, Theme::leastTarget);
    for (const QueueAction action : rowActions) {
        QToolButton *button = m_buttons.at(qsizetype(action));
        button->setFixedSize(side, side);
        button->setIcon(tintedIcon(iconOf(action), button->isEnabled() ? theme.palette.secondary
                                                                       : theme.palette.hairline));
    }
    arrange();
    update();
}

/// Beside the words, if these are more than a few letters then.
void QueueRow::arrange()
{
    const int buttons = m_buttons.constFirst()->width() * int(m_buttons.size());
    const int left = width() - buttons - m_number->minimumWidth() - 2 * m_theme.px(Space::s);
    const bool isRoomy = left >= fontMetrics().averageCharWidth() * leastRowLetters;
    m_row->setDirection(isRoomy ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    const int room = (isRoomy ? left : left + buttons) - m_theme.px(Space::s);
    m_text->setText(QFontMetrics(m_theme.font).elidedText(words(), Qt::ElideRight, room));
    updateGeometry();
}

QSize QueueRow::minimumSizeHint() const
{
    const int buttons = m_buttons.constFirst()->width() * int(m_buttons.size());
    return {buttons + 2 * m_theme.px(Space::s), QWidget::minimumSizeHint().height()};
}

int QueueRow::focusedPart() const
{
    if (hasFocus())
        return 0;
    for (qsizetype at = 0; at < m_buttons.size(); ++at) {
        if (m_buttons.at(at)->hasFocus())
            return int(at) + 1;
    }
    return -1;
}

void QueueRow::focusPart(int part)
{
    QWidget *wanted = part > 0 ? m_buttons.value(part - 1) : nullptr;
    if (!wanted || !wanted->isEnabled())
        wanted = this;
    wanted->setFocus(Qt::TabFocusReason);
}

void QueueRow::keyPressEvent(QKeyEvent *event)
{
    const Qt::KeyboardModifiers with = event->modifiers() & ~Qt::KeypadModifier;
    const bool isUp = event->key() == Qt::Key_Up;
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const auto trigger = [this](QueueAction action) {
        if (m_buttons.at(qsizetype(action))->isEnabled())
            emit triggered(action);
    };
    if ((isUp || event->key() == Qt::Key_Down) && with == Qt::AltModifier)
        trigger(isUp ? QueueAction::MoveUp : QueueAction::MoveDown);
    else if ((isUp || event->key() == Qt::Key_Down) && with == Qt::NoModifier)
        emit stepped(isUp ? -1 : 1);
    else if (isEnter && with == Qt::ControlModifier)
        trigger(QueueAction::SendNow);
    else if (isEnter && with == Qt::NoModifier)
        trigger(QueueAction::Edit);
    else if (event->key() == Qt::Key_Delete && with == Qt::NoModifier)
        trigger(QueueAction::Remove);
    else
        QWidget::keyPressEvent(event);
}

void QueueRow::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void QueueRow::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

void QueueRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void QueueRow::paintEvent(QPaintEvent *)
{
    if (!hasFocus())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal ring = m_theme.px(Theme::ringWidth);
    painter.setPen(QPen(m_theme.palette.focusRing, ring));
    const qreal radius = m_theme.px(Theme::controlRadius);
    painter.drawRoundedRect(QRectF(rect()).adjusted(ring / 2, ring / 2, -ring / 2, -ring / 2),
                            radius, radius);
}

} // namespace Hiwar
