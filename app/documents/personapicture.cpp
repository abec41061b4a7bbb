// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/personapicture.h"

#include "app/history/libraryitems.h"

#include <QBuffer>
#include <QColorSpace>

#include <algorithm>

namespace Hiwar {

QImage scaledForPersona(const QImage &picture)
{
    constexpr int side = personaPictureSide;
    if (picture.width() <= side && picture.height() <= side)
        return picture;
    const QSize size = picture.size().scaled(side, side, Qt::KeepAspectRatio).expandedTo({1, 1});
    return picture.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

QByteArray personaPicture(const QImage &picture)
{
    QImage small = scaledForPersona(picture);
    if (small.isNull())
        return {};
    if (small.colorSpace().isValid())
        small.convertToColorSpace(QColorSpace::SRgb);
    small.convertTo(QImage::Format_ARGB32);
    // Only its pixels: a copy would keep the texts of the file.
    QImage plain(small.size(), small.format());
    for (int row = 0; row < plain.height(); ++row)
        std::copy_n(small.constScanLine(row), plain.bytesPerLine(), plain.scanLine(row));
    QBuffer out;
    out.open(QBuffer::WriteOnly);
    const bool isWritten = plain.save(&out, "PNG") && out.size() <= mostPersonaPicture;
    return isWritten ? out.data() : QByteArray();
}

} // namespace Hiwar
