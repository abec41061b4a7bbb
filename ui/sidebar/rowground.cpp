// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sidebar/rowground.h"

#include <QPainter>
#include <QStyleOptionViewItem>
#include <QWidget>

namespace Hiwar {

namespace {

constexpr float hoverOpacity = 0.06F;

} // namespace

void paintRowGround(QPainter &painter, const Theme &theme, const QStyleOptionViewItem &option,
                    const QRect &row)
{
    const Palette &colours = theme.palette;
    const qreal radius = theme.px(Theme::controlRadius);
    painter.setPen(Qt::NoPen);
    if (option.state & QStyle::State_Selected) {
        painter.setBrush(colours.chosen);
        painter.drawRoundedRect(row, radius, radius);
    } else if (option.state & QStyle::State_MouseOver) {
        QColor overlay = colours.text;
        overlay.setAlphaF(hoverOpacity);
        painter.setBrush(overlay);
        painter.drawRoundedRect(row, radius, radius);
    }
    if (option.state & QStyle::State_HasFocus && option.state & QStyle::State_KeyboardFocusChange)
        paintRing(painter, theme, row);
    painter.setPen(Qt::NoPen);
}

void paintRing(QPainter &painter, const Theme &theme, const QRect &rect)
{
    const qreal width = theme.px(Theme::ringWidth);
    const qreal radius = theme.px(Theme::controlRadius);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.palette.focusRing, width));
    painter.drawRoundedRect(QRectF(rect).adjusted(width / 2, width / 2, -width / 2, -width / 2),
                            radius, radius);
}

void paintEmptyText(QWidget &viewport, const Theme &theme, const QString &text)
{
    QPainter painter(&viewport);
    painter.setPen(theme.palette.secondary);
    const int margin = theme.px(Space::xl);
    painter.drawText(viewport.rect().adjusted(margin, margin, -margin, -margin),
                     static_cast<int>(Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap), text);
}

} // namespace Hiwar
