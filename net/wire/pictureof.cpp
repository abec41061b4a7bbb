// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/wire/pictureof.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

/// "image/svg+xml" of what a service says; empty: no type of a picture.
QString saidType(const QString &said)
{
    constexpr qsizetype longest = 60;
    const QString type = said.section(u';', 0, 0).trimmed().toLower();
    const bool isPlain = std::all_of(type.cbegin(), type.cend(), [](QChar c) {
        return c.unicode() < 0x7f && (c.isLetterOrNumber() || QStringView(u"/+-.").contains(c));
    });
    const bool isOne = type.startsWith("image/"_L1) && type.size() > 6 && type.count(u'/') == 1;
    return isOne && isPlain && type.size() <= longest ? type : QString();
}

} // namespace

QString pictureType(QByteArrayView bytes)
{
    const QByteArrayView brand = bytes.size() >= 12 ? bytes.sliced(8, 4) : QByteArrayView();
    if (bytes.startsWith("\x89PNG\r\n\x1a\n"))
        return u"image/png"_s;
    if (bytes.startsWith("\xff\xd8\xff"))
        return u"image/jpeg"_s;
    if (bytes.startsWith("GIF87a") || bytes.startsWith("GIF89a"))
        return u"image/gif"_s;
    if (bytes.startsWith("RIFF") && brand == "WEBP")
        return u"image/webp"_s;
    if (bytes.size() >= 12 && bytes.sliced(4, 4) == "ftyp" && (brand == "avif" || brand == "avis"))
        return u"image/avif"_s;
    return bytes.startsWith("BM") && bytes.size() > 54 ? u"image/bmp"_s : QString();
}

ReplyPicture pictureOf(const QByteArray &base64, const QString &said)
{
    using enum QByteArray::Base64Option;
    QByteArray digits = base64;
    digits.removeIf([](char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; });
    auto decoded = QByteArray::fromBase64Encoding(digits, AbortOnBase64DecodingErrors);
    if (!decoded)
        decoded = QByteArray::fromBase64Encoding(
            digits, QByteArray::Base64Options(AbortOnBase64DecodingErrors) | Base64UrlEncoding);
    ReplyPicture picture;
    if (!decoded)
        return picture;
    picture.mediaType = pictureType(decoded.decoded);
    if (picture.mediaType.isEmpty())
        picture.mediaType = saidType(said);
    if (!picture.mediaType.isEmpty())
        picture.bytes = decoded.decoded;
    return picture;
}

ReplyPicture pictureOfAddress(const QString &address)
{
    constexpr qsizetype scheme = 5; // "data:"
    constexpr qsizetype longestHead = 200;
    const qsizetype comma = address.left(longestHead).indexOf(u',');
    const QString head = comma < scheme ? QString() : address.sliced(scheme, comma - scheme);
    if (!address.startsWith("data:"_L1, Qt::CaseInsensitive) ||
        !head.endsWith(";base64"_L1, Qt::CaseInsensitive))
        return {};
    return pictureOf(QStringView(address).sliced(comma + 1).toLatin1(), head);
}

} // namespace Hiwar
