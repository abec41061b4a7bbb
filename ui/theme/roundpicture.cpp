// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/roundpicture.h"

#include <QPainter>

#include <algorithm>

namespace Hiwar {

QPixmap roundPicture(const QImage &picture, int side, qreal pixelRatio)
{
    const int pixels = qRound(side * pixelRatio);
    if (picture.isNull() || pixels < 1)
        return {};
    const int shorter = std::min(picture.width(), picture.height());
    const QRect middle((picture.width() - shorter) / 2, (picture.height() - shorter) / 2, shorter,
                       shorter);
    const QImage square = picture.copy(middle).scaled(pixels, pixels, Qt::IgnoreAspectRatio,
                                                      Qt::SmoothTransformation);
    QPixmap round(pixels, pixels);
    round.fill(Qt::transparent);
    QPainter painter(&round);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QBrush(square));
    painter.drawEllipse(round.rect());
    painter.end();
    round.setDevicePixelRatio(pixelRatio);
    return round;
}

} // namespace Hiwar
