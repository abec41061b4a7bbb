// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/statebar.h"

#include "ui/accessiblerole.h"
#include "ui/theme/iconlabel.h"
#include "ui/theme/widgetpalette.h"

#include <QBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace Hiwar {

namespace {

constexpr int leastBarLetters = 20; ///< of the sentence in one line

} // namespace

StateBar::StateBar(Icon icon, QWidget *parent)
    : QWidget(parent)
    , m_icon(icon)
    , m_mark(new IconLabel(this))
    , m_text(new QLabel(this))
    , m_button(new QPushButton(this))
    , m_words(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_row(new QBoxLayout(QBoxLayout::LeftToRight, this))
{
    setAccessibleRole(*this, QAccessible::Pane);
    m_text->setWordWrap(true);
    m_button->setAutoDefault(false);
    // A label is at least as wide as its longest word.
    QSizePolicy policy = m_text->sizePolicy();
    policy.setHorizontalPolicy(QSizePolicy::Ignored);
    m_text->setSizePolicy(policy);
    m_words->addWidget(m_mark);
    m_words->addWidget(m_text, 1);
    m_row->addLayout(m_words, 1);
    m_row->addWidget(m_button);
    hide(); // until there is something to tell
}

void StateBar::setSentence(const QString &sentence)
{
    setAccessibleDescription(sentence);
    m_text->setText(sentence);
}

void StateBar::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_mark->setIcon(tintedIcon(m_icon, theme.palette.accent), theme.px(Theme::iconSize));
    layout()->setContentsMargins(theme.px(Space::l), theme.px(Space::s), theme.px(Space::l),
                                 theme.px(Space::s));
    setForeground(*m_text, theme.palette.text);
    arrange();
    update();
}

QSize StateBar::minimumSizeHint() const
{
    const QMargins margins = layout()->contentsMargins();
    return {m_button->sizeHint().width() + margins.left() + margins.right(),
            QWidget::minimumSizeHint().height()};
}

/// In a narrow window the button stands below the sentence, which is in smaller letters.
void StateBar::arrange()
{
    const int gap = m_theme.px(Space::m);
    const QMargins margins = layout()->contentsMargins();
    const int room = width() - margins.left() - margins.right() - m_theme.px(Theme::iconSize) -
                     m_button->sizeHint().width() - 2 * gap;
    const bool isRoomy = room >= leastBarLetters * QFontMetrics(m_theme.font).averageCharWidth();
    m_text->setFont(isRoomy ? m_theme.font : m_theme.captionFont());
    m_words->setSpacing(gap);
    m_row->setSpacing(isRoomy ? gap : m_theme.px(Space::xs));
    m_row->setDirection(isRoomy ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void StateBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void StateBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.palette.surface);
    QRect line = rect();
    line.setTop(line.bottom());
    painter.fillRect(line, m_theme.palette.hairline);
}

} // namespace Hiwar
