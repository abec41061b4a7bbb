// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/soundmeter.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace Hiwar {

SoundMeter::SoundMeter(QWidget *parent)
    : QWidget(parent)
    , m_theme(makeTheme(ColourScheme::Light, 1.0))
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void SoundMeter::setPeak(double peak)
{
    const int filled = barsFor(peak);
    if (std::exchange(m_filled, filled) != filled)
        update();
}

void SoundMeter::setTheme(const Theme &theme)
{
    m_theme = theme;
    updateGeometry();
    update();
}

QSize SoundMeter::sizeHint() const
{
    return {bars * m_theme.px(Space::s), m_theme.px(Theme::iconSize)};
}

void SoundMeter::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(m_theme.palette.secondary);
    const qreal step = qreal(width()) / bars;
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    for (int bar = 0; bar < bars; ++bar) {
        const qreal tall = height() * (bar + 2.0) / (bars + 1);
        const qreal left = step * (isMirrored ? bars - 1 - bar : bar);
        painter.setBrush(bar < m_filled ? QBrush(m_theme.palette.secondary) : Qt::NoBrush);
        painter.drawRect(QRectF(left + 0.5, height() - tall + 0.5, step * 0.6, tall - 1));
    }
}

int barsFor(double peak)
{
    constexpr double quietest = -50; // in decibels of the loudest
    if (peak <= 0)
        return 0;
    const double loudness = 20 * std::log10(std::min(peak, 1.0));
    const double part = std::clamp((loudness - quietest) / -quietest, 0.0, 1.0);
    return int(std::ceil(part * SoundMeter::bars));
}

} // namespace Hiwar
