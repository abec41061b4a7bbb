// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Pictures as they go out: drawn or decoded, turned as their camera says, in sRGB, no larger than
// asked, and written again, so that nothing but the pixels that can be seen is in them. Needs a
// QGuiApplication for the letters in an SVG. One thread.
#pragma once

#include "app/attachments/readertask.h"

#include <QImage>

#include <tl/expected.hpp>

namespace Hiwar {

struct PictureRules
{
    int longestSide = 0; ///< 0: as it is
    int quality = 85;
    qint64 pixels = 0; ///< more are not decoded
    qint64 memory = 0; ///< bytes of decoded pixels, in all forms that are there at once
};

/// `mediaType` says the decoder; no other is tried. UnknownKind: Qt has none for it here.
[[nodiscard]] tl::expected<QImage, ReaderFault>
decodedPicture(const QByteArray &bytes, const QString &mediaType, const PictureRules &rules);
/// The pixels of an SVG on a transparent ground.
[[nodiscard]] tl::expected<QImage, ReaderFault> drawnSvg(const QByteArray &bytes,
                                                         const PictureRules &rules);

/// PNG, or a JPEG where nothing is transparent and the picture is a photo (`isPhoto`), or by far
/// smaller as one.
[[nodiscard]] ReadPicture writtenPicture(QImage image, bool isPhoto, int quality);
/// Rows of premultiplied RGBA.
[[nodiscard]] ReadPicture rawPicture(const QImage &image, int longestSide);

/// Loads what decoding needs, while files can still be opened.
void preparePictures();

} // namespace Hiwar
