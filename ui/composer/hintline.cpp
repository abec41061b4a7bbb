// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/hintline.h"

#include <QPainter>
#include <QStyleOptionFocusRect>

namespace Hiwar {

HintLine::HintLine(QWidget *parent)
    : QAbstractButton(parent)
{
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void HintLine::setTheme(const Theme &theme)
{
    m_theme = theme;
    setFont(theme.captionFont());
    updateGeometry();
    update();
}

QSize HintLine::sizeHint() const
{
    const QSize text = fontMetrics().size(Qt::TextSingleLine, this->text());
    return text + QSize(2 * m_theme.px(Space::s), 2 * m_theme.px(Space::xs));
}

QSize HintLine::minimumSizeHint() const
{
    return {0, sizeHint().height()};
}

void HintLine::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const int margin = m_theme.px(Space::s);
    const QRect room = rect().adjusted(margin, 0, -margin, 0);
    painter.setPen(underMouse() ? m_theme.palette.text : m_theme.palette.secondary);
    painter.drawText(room, Qt::AlignCenter | Qt::TextSingleLine,
                     fontMetrics().elidedText(text(), Qt::ElideRight, room.width()));
    if (hasFocus()) {
        QStyleOptionFocusRect ring;
        ring.initFrom(this);
        style()->drawPrimitive(QStyle::PE_FrameFocusRect, &ring, &painter, this);
    }
}

} // namespace Hiwar
