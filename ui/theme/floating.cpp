// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/floating.h"

#include <QPainter>

namespace Hiwar {

namespace {

constexpr qreal shadowDrop = 2;       // it falls a little downwards
constexpr qreal shadowDarkness = 0.2; // of all its layers together

void paintShadow(QPainter &painter, const QRectF &surface, const Theme &theme)
{
    const int layers = shadowMargin(theme);
    const qreal radius = theme.px(Theme::surfaceRadius);
    QColor layer(Qt::black);
    layer.setAlphaF(float(shadowDarkness / layers));
    painter.setPen(Qt::NoPen);
    painter.setBrush(layer);
    for (int out = 1; out < layers; ++out) {
        const QRectF shape = surface.adjusted(-out, -out + shadowDrop, out, out);
        painter.drawRoundedRect(shape, radius + out, radius + out);
    }
}

} // namespace

int shadowMargin(const Theme &theme)
{
    return theme.px(Space::s);
}

void paintFloating(QPainter &painter, const QRectF &surface, const Theme &theme, bool withShadow)
{
    const bool isContrast = theme.scheme == ColourScheme::HighContrast;
    const qreal radius = theme.px(Theme::surfaceRadius);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (withShadow && !isContrast)
        paintShadow(painter, surface, theme);
    painter.setBrush(theme.palette.surface);
    painter.setPen(isContrast ? theme.palette.outline : theme.palette.hairline);
    painter.drawRoundedRect(surface.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    painter.restore();
}

void paintCard(QWidget &card, const Theme &theme)
{
    QPainter painter(&card);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(theme.palette.surface);
    painter.setPen(theme.palette.outline);
    const qreal radius = theme.px(Theme::surfaceRadius);
    painter.drawRoundedRect(QRectF(card.rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
}

FloatingCard::FloatingCard(QWidget *parent)
    : QWidget(parent)
{
}

void FloatingCard::setTheme(const Theme &theme)
{
    m_theme = theme;
    const int margin = shadowMargin(theme);
    setContentsMargins(margin, margin, margin, margin);
    update();
}

void FloatingCard::setSurface(const QRect &surface)
{
    setGeometry(surface.marginsAdded(contentsMargins()));
}

QRect FloatingCard::surface() const
{
    return geometry().marginsRemoved(contentsMargins());
}

QSize FloatingCard::surfaceHint() const
{
    return sizeHint().shrunkBy(contentsMargins());
}

void FloatingCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintFloating(painter, contentsRect(), m_theme, true);
}

} // namespace Hiwar
