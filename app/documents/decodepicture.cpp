// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/decodepicture.h"

#include <QBuffer>
#include <QImageReader>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr int longestSide = 2048;
constexpr qint64 mostPixels = 100'000'000; // few bytes may unpack to very many pixels

} // namespace

DecodedPicture decodePicture(const QByteArray &bytes)
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QBuffer::ReadOnly);
    QImageReader reader(&buffer);
    reader.setDecideFormatFromContent(true);
    reader.setAutoTransform(true);
    const QByteArrayList formats{"png", "jpeg", "gif", "webp"};
    const QByteArray format = reader.format(); // the reader forgets it at the end of the data
    const QSize size = reader.size();
    if (!formats.contains(format) || size.isEmpty() ||
        qint64(size.width()) * size.height() > mostPixels)
        return {};
    if (size.width() > longestSide || size.height() > longestSide)
        reader.setScaledSize(size.scaled(longestSide, longestSide, Qt::KeepAspectRatio));
    return {reader.read(), format};
}

std::optional<QByteArray> bytesOfAddress(const QString &address)
{
    const qsizetype comma = address.indexOf(u',');
    const QStringView kind = QStringView(address).first(std::max<qsizetype>(comma, 0));
    if (!kind.startsWith("data:"_L1, Qt::CaseInsensitive) ||
        !kind.endsWith(";base64"_L1, Qt::CaseInsensitive))
        return std::nullopt;
    const auto read = QByteArray::fromBase64Encoding(
        QStringView(address).sliced(comma + 1).toLatin1(), QByteArray::AbortOnBase64DecodingErrors);
    return read ? std::optional(read.decoded) : std::nullopt;
}

} // namespace Hiwar
