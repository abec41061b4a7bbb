// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/limitbar.h"

#include "net/values/money.h"
#include "ui/accessiblerole.h"
#include "ui/moneytext.h"
#include "ui/theme/widgetpalette.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

LimitBar::LimitBar(QWidget *parent)
    : QWidget(parent)
    , m_text(new QLabel(this))
    , m_raise(new QPushButton(tr("Raise the limit…"), this))
    , m_send(new QPushButton(tr("Send anyway"), this))
    , m_buttons(new QHBoxLayout)
    , m_announcer(this)
{
    setAccessibleRole(*this, QAccessible::Pane);
    setObjectName(u"Limit of the day"_s);
    setAccessibleName(tr("Limit of the day"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_send->setObjectName(u"Send anyway"_s);
    m_send->setAutoDefault(false);
    m_raise->setObjectName(u"Raise the limit"_s);
    m_raise->setAutoDefault(false);
    m_buttons->addStretch();
    m_buttons->addWidget(m_raise);
    m_buttons->addWidget(m_send);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_text);
    column->addLayout(m_buttons);
    connect(m_send, &QPushButton::clicked, this, &LimitBar::sendAnywayRequested);
    connect(m_raise, &QPushButton::clicked, this, &LimitBar::raiseRequested);
    hide(); // until there is something to tell
}

void LimitBar::setTheme(const Theme &theme)
{
    m_theme = theme;
    layout()->setContentsMargins(theme.px(Space::l), theme.px(Space::s), theme.px(Space::l),
                                 theme.px(Space::s));
    layout()->setSpacing(theme.px(Space::s));
    m_buttons->setSpacing(theme.px(Space::s));
    setForeground(*m_text, theme.palette.text);
    arrange();
    update();
}

QSize LimitBar::minimumSizeHint() const
{
    const QMargins margins = layout()->contentsMargins();
    const int widest = std::max(m_raise->sizeHint().width(), m_send->sizeHint().width());
    return {widest + margins.left() + margins.right(), QWidget::minimumSizeHint().height()};
}

/// In a narrow window one button stands below the other, and the letters are those of a caption.
void LimitBar::arrange()
{
    const int room =
        width() - layout()->contentsMargins().left() - layout()->contentsMargins().right();
    const int needed =
        m_raise->sizeHint().width() + m_buttons->spacing() + m_send->sizeHint().width();
    const bool isRoomy = needed <= room;
    m_buttons->setDirection(isRoomy ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_text->setFont(isRoomy ? m_theme.font : m_theme.captionFont());
}

void LimitBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void LimitBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.palette.surface);
    painter.fillRect(QRect(0, 0, width(), 1), m_theme.palette.hairline);
}

void LimitBar::ask(const Money &limit, const Money &spent, const Money &likely)
{
    const QString sentence =
        tr("This request would pass today's limit of %1 (spent %2, this one %3), so it was not "
           "sent.")
            .arg(moneyText(limit), moneyText(spent), moneyText(likely, true));
    m_text->setText(sentence);
    setAccessibleDescription(sentence);
    show();
    m_announcer.announce(sentence);
}

void LimitBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        hide();
    else
        QWidget::keyPressEvent(event);
}

} // namespace Hiwar
