// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/keycap.h"

#include "ui/theme/widgetpalette.h"

#include <QPainter>

namespace Hiwar {

KeyCap::KeyCap(const QString &key, QWidget *parent)
    : QLabel(key, parent)
{
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void KeyCap::setTheme(const Theme &theme)
{
    m_theme = theme;
    setFont(theme.captionFont());
    setContentsMargins(theme.px(Space::s), theme.px(Space::xs) / 2, theme.px(Space::s),
                       theme.px(Space::xs) / 2);
    setForeground(*this, theme.palette.text);
}

void KeyCap::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal radius = m_theme.px(Space::xs);
    painter.setBrush(m_theme.palette.codeBackground);
    painter.setPen(m_theme.palette.hairline);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    painter.end();
    QLabel::paintEvent(event);
}

} // namespace Hiwar
