// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/picture.h"

#include <QBuffer>
#include <QColorSpace>
#include <QImageReader>
#include <QImageWriter>
#include <QPainter>
#include <QSvgRenderer>
#include <QtEndian>

#include <algorithm>
#include <iterator>

#ifdef Q_OS_LINUX
#include <dlfcn.h>
#endif

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
    for (int y = 0; y < image.height(); ++y) { // line by line: all of it would be in memory twice
        const QImage line =
            image.copy(0, y, image.width(), 1).convertToFormat(QImage::Format_ARGB32);
        const auto *pixels = reinterpret_cast<const QRgb *>(line.constBits());
        if (std::any_of(pixels, pixels + line.width(), [](QRgb c) { return qAlpha(c) != 255; }))
            return true;
    }
    return false;
}

/// What pixels take while they are decoded and brought into the form in which they go out.
qint64 bytesOf(qint64 pixels, QImage::Format format)
{
    constexpr int usual = 32; // bits, as it goes out; what has them is changed where it is
    const int bits =
        format == QImage::Format_Invalid ? usual : QImage::toPixelFormat(format).bitsPerPixel();
    return pixels * (bits == usual ? usual : bits + usual) / 8;
}

/// Of a progressive JPEG the numbers of all pixels, six bytes of each, are in memory however small
/// it is made.
bool isProgressive(const QByteArray &jpeg)
{
    constexpr uchar frames[] = {0xc2, 0xc6, 0xca, 0xce};
    qsizetype at = 2;
    while (at + 4 <= jpeg.size() && uchar(jpeg.at(at)) == 0xff) {
        const auto marker = uchar(jpeg.at(at + 1));
        if (std::find(std::begin(frames), std::end(frames), marker) != std::end(frames))
            return true;
        if (marker == 0xda) // the pixels begin
            return false;
        at += marker == 0xff ? 1 : 2 + qFromBigEndian<quint16>(jpeg.constData() + at + 2);
    }
    return false;
}

/// Bytes while it is decoded. A JPEG is made small meanwhile; of all others every pixel is in
/// memory once.
qint64 decodedBytes(QImageReader &reader, const QByteArray &bytes, bool isScaled)
{
    const qint64 pixels = qint64(reader.size().width()) * reader.size().height();
    constexpr qint64 coefficients = 6;
    const bool isJpeg = reader.format() == "jpeg";
    if (isJpeg && isProgressive(bytes))
        return pixels * coefficients;
    return isJpeg && isScaled ? 0 : bytesOf(pixels, reader.imageFormat());
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

/// libheif unloads its codecs after each picture, and would look for them when no file can be
/// opened any more; it does not while somebody has begun with it and has not ended.
void keepCodecsOfHeif()
{
#ifdef Q_OS_LINUX
    void *const heif = dlopen("libheif.so.1", RTLD_LAZY | RTLD_NOLOAD); // by a plugin of Qt
    if (!heif)
        return;
    struct Error // heif_error
    {
        int code;
        int subcode;
        const char *message;
    };
    if (auto *const begin = reinterpret_cast<Error (*)(void *)>(dlsym(heif, "heif_init")))
        begin(nullptr);
#endif
}

} // namespace

void preparePictures()
{
    // None of the decoders knows this, so that each of them is loaded to be asked.
    QBuffer nothing;
    nothing.setData("nothing");
    QImageReader reader(&nothing);
    [[maybe_unused]] const bool canRead = reader.canRead();
    // Asked what they can decode, some load more.
    [[maybe_unused]] const QByteArrayList formats = QImageReader::supportedImageFormats();
    keepCodecsOfHeif();
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
    const QSize wanted = sizeWithin(size, rules.longestSide);
    if (qint64(size.width()) * size.height() > rules.pixels ||
        decodedBytes(reader, bytes, wanted != size) > rules.memory)
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

ReadPicture writtenPicture(QImage image, bool isPhoto, int quality)
{
    const bool isOpaque = !hasHoles(image);
    if (!isOpaque) // premultiplied, a colour that is wholly transparent is none
        image.convertTo(QImage::Format_ARGB32_Premultiplied);
    image.convertTo(isOpaque ? QImage::Format_RGB32 : QImage::Format_ARGB32);
    // Only the pixels: no texts, no resolution, no colour profile.
    const QImage bare(image.constBits(), image.width(), image.height(), image.bytesPerLine(),
                      image.format());
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
