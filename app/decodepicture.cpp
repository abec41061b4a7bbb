// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/decodepicture.h"

#include <QBuffer>
#include <QImageReader>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr int longestSide = 2048;
constexpr qint64 mostPixels = 100'000'000; // what is packed into few bytes may be a bomb

} // namespace

QImage decodePicture(const QByteArray &bytes)
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QBuffer::ReadOnly);
    QImageReader reader(&buffer);
    reader.setDecideFormatFromContent(true);
    reader.setAutoTransform(true);
    const QByteArrayList formats{"png", "jpeg", "gif", "webp"};
    const QSize size = reader.size();
    if (!formats.contains(reader.format()) || size.isEmpty() ||
        qint64(size.width()) * size.height() > mostPixels)
        return {};
    if (size.width() > longestSide || size.height() > longestSide)
        reader.setScaledSize(size.scaled(longestSide, longestSide, Qt::KeepAspectRatio));
    return reader.read();
}

} // namespace Hiwar
