// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Bytes of a stranger as a picture: PNG, JPEG, GIF or WebP by what is in them, nothing that can
// hold scripts or links, and never larger than a screen needs. Pure; any thread but the GUI's,
// because it takes its time.
#pragma once

#include <QByteArray>
#include <QImage>

#include <optional>

namespace Hiwar {

struct DecodedPicture
{
    QImage image;      ///< null: it is no picture
    QByteArray format; ///< "png", "jpeg", "gif", "webp"
};

[[nodiscard]] DecodedPicture decodePicture(const QByteArray &bytes);
/// What a "data:…;base64,…" address holds; nothing when it is none or cannot be read.
[[nodiscard]] std::optional<QByteArray> bytesOfAddress(const QString &address);

} // namespace Hiwar
