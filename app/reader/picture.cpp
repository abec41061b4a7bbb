// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/picture.h"

#include <QBuffer>
#include <QColorSpace>
#include <QImageReader>
#include <QImageWriter>
#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>
#include <cstring>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

QByteArray decoderOf(const QString &mediaType)
{
    return mediaType.section(u'/', 1).toLatin1();
}

QSize sizeWithin(const QSize &size, int longestSide)
{
    if (longestSide <= 0 || std::max(size.width(), size.height()) <= longestSide)
        return size;
    return size.scaled(longestSide, longestSide, Qt::KeepAspectRatio).expandedTo({1, 1});
}

bool hasHoles(const QImage &image)
{
    if (!image.hasAlphaChannel())
        return false;
    const QImage pixels = image.convertToFormat(QImage::Format_ARGB32);
    for (int y = 0; y < pixels.height(); ++y) {
        const auto *line = reinterpret_cast<const QRgb *>(pixels.constScanLine(y));
        if (std::any_of(line, line + pixels.width(), [](QRgb c) { return qAlpha(c) != 255; }))
            return true;
    }
    return false;
}

/// Only the pixels: no texts, no resolution, no colour profile, and no colours where nothing is
/// seen.
QImage barePixels(const QImage &image, QImage::Format format)
{
    // Premultiplied, a colour that is wholly transparent is none.
    const QImage seen =
        image
            .convertToFormat(image.hasAlphaChannel() ? QImage::Format_ARGB32_Premultiplied
                                                     : QImage::Format_RGB32)
            .convertToFormat(format);
    QImage bare(seen.size(), format);
    const auto length = std::size_t(std::min(seen.bytesPerLine(), bare.bytesPerLine()));
    for (int y = 0; y < bare.height(); ++y)
        std::memcpy(bare.scanLine(y), seen.constScanLine(y), length);
    return bare;
}

QByteArray encoded(const QImage &image, const QByteArray &format, int quality)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QImageWriter writer(&buffer, format);
    if (quality >= 0)
        writer.setQuality(quality);
    return writer.write(image) ? bytes : QByteArray();
}

QImage inSrgb(QImage image)
{
    const QColorSpace space = image.colorSpace();
    if (space.isValid() && space != QColorSpace(QColorSpace::SRgb))
        image.convertToColorSpace(QColorSpace::SRgb);
    return image;
}

} // namespace

void preparePictures()
{
    // None of the decoders knows this, so that each of them is loaded to be asked.
    QBuffer nothing;
    nothing.setData("nothing");
    QImageReader reader(&nothing);
    [[maybe_unused]] const bool canRead = reader.canRead();
}

tl::expected<QImage, ReaderFault> decodedPicture(const QByteArray &bytes, const QString &mediaType,
                                                 const PictureRules &rules)
{
    const QByteArray decoder = decoderOf(mediaType);
    if (!QImageReader::supportedImageFormats().contains(decoder))
        return tl::unexpected(ReaderFault::UnknownKind);
    QBuffer buffer;
    buffer.setData(bytes);
    QImageReader reader(&buffer, decoder);
    reader.setAutoDetectImageFormat(false);
    reader.setAutoTransform(true);
    QImageReader::setAllocationLimit(int(rules.memory >> 20U));
    const QSize size = reader.size();
    if (!size.isValid() || size.isEmpty())
        return tl::unexpected(ReaderFault::Damaged);
    // A JPEG is made small while it is decoded; of all others every pixel is in memory once.
    const bool isScaledEarly = decoder == "jpeg" && rules.longestSide > 0;
    const qint64 pixels = qint64(size.width()) * size.height();
    const QSize wanted = sizeWithin(size, rules.longestSide);
    constexpr qint64 bytesOfPixel = 4;
    if (pixels > rules.pixels || (!isScaledEarly && pixels * bytesOfPixel > rules.memory))
        return tl::unexpected(ReaderFault::TooLarge);
    if (wanted != size)
        reader.setScaledSize(wanted);
    QImage image = reader.read();
    if (image.isNull())
        return tl::unexpected(ReaderFault::Damaged);
    if (sizeWithin(image.size(), rules.longestSide) != image.size()) // a decoder that cannot scale
        image = image.scaled(sizeWithin(image.size(), rules.longestSide), Qt::IgnoreAspectRatio,
                             Qt::SmoothTransformation);
    return inSrgb(std::move(image));
}

tl::expected<QImage, ReaderFault> drawnSvg(const QByteArray &bytes, const PictureRules &rules)
{
    QSvgRenderer renderer;
    if (!renderer.load(bytes) || !renderer.isValid())
        return tl::unexpected(ReaderFault::Damaged);
    QSize size = renderer.defaultSize();
    if (size.isEmpty())
        return tl::unexpected(ReaderFault::Damaged);
    // Drawn, not decoded: a small one is made as large as one can see what is in it.
    constexpr int goodSide = 1024;
    constexpr int mostSide = 4096;
    const int most = rules.longestSide > 0 ? rules.longestSide : mostSide;
    const int side =
        std::clamp(std::max(size.width(), size.height()), std::min(goodSide, most), most);
    size = size.scaled(side, side, Qt::KeepAspectRatio).expandedTo({1, 1});
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    if (image.isNull())
        return tl::unexpected(ReaderFault::TooLarge);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    renderer.setAspectRatioMode(Qt::KeepAspectRatio);
    renderer.render(&painter);
    return image;
}

ReadPicture writtenPicture(const QImage &image, bool isPhoto, int quality)
{
    const bool isOpaque = !hasHoles(image);
    const QImage bare = barePixels(isOpaque ? image.convertToFormat(QImage::Format_RGB32) : image,
                                   isOpaque ? QImage::Format_RGB32 : QImage::Format_ARGB32);
    ReadPicture picture{.name = {}, .mediaType = u"image/png"_s, .size = bare.size(), .bytes = {}};
    if (!isOpaque || !isPhoto)
        picture.bytes = encoded(bare, "png", -1);
    // A screenshot of a photo is one, too.
    constexpr qsizetype large = 1024 * 1024;
    if (isOpaque && (isPhoto || picture.bytes.size() > large)) {
        QByteArray jpeg = encoded(bare, "jpeg", quality);
        if (picture.bytes.isEmpty() || jpeg.size() * 3 < picture.bytes.size()) {
            picture.mediaType = u"image/jpeg"_s;
            picture.bytes = std::move(jpeg);
        }
    }
    return picture;
}

ReadPicture rawPicture(const QImage &image, int longestSide)
{
    const QSize size = sizeWithin(image.size(), longestSide);
    const QImage small = size == image.size()
                             ? image
                             : image.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    const QImage pixels = small.convertToFormat(QImage::Format_RGBA8888_Premultiplied);
    // A line of 32-bit pixels has nothing between it and the next.
    return {.name = {},
            .mediaType = u"image/x-rgba"_s,
            .size = pixels.size(),
            .bytes = QByteArray(reinterpret_cast<const char *>(pixels.constBits()),
                                pixels.sizeInBytes())};
}

} // namespace Hiwar
