// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/statebar.h"

#include "ui/accessiblerole.h"
#include "ui/theme/widgetpalette.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace Hiwar {

StateBar::StateBar(Icon icon, QWidget *parent)
    : QWidget(parent)
    , m_icon(icon)
    , m_mark(new QLabel(this))
    , m_text(new QLabel(this))
    , m_button(new QPushButton(this))
{
    setAccessibleRole(*this, QAccessible::Pane);
    m_text->setWordWrap(true);
    m_button->setAutoDefault(false);
    auto *row = new QHBoxLayout(this);
    row->addWidget(m_mark);
    row->addWidget(m_text, 1);
    row->addWidget(m_button);
}

void StateBar::setSentence(const QString &sentence)
{
    setAccessibleDescription(sentence);
    m_text->setText(sentence);
}

void StateBar::setTheme(const Theme &theme)
{
    m_theme = theme;
    const int size = theme.px(Theme::iconSize);
    m_mark->setPixmap(tintedIcon(m_icon, theme.palette.accent).pixmap(size, size));
    layout()->setContentsMargins(theme.px(Space::l), theme.px(Space::s), theme.px(Space::l),
                                 theme.px(Space::s));
    layout()->setSpacing(theme.px(Space::m));
    setForeground(*m_text, theme.palette.text);
    update();
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
