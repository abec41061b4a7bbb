// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A PNG that is small however many pixels it has.
#pragma once

#include <QBuffer>
#include <QImage>

namespace Hiwar {

/// One bit for each pixel, all of them black.
inline QByteArray blackPng(int width, int height)
{
    QImage image(width, height, QImage::Format_Mono);
    image.fill(0);
    QBuffer buffer;
    return buffer.open(QBuffer::WriteOnly) && image.save(&buffer, "png") ? buffer.data()
                                                                         : QByteArray();
}

} // namespace Hiwar
