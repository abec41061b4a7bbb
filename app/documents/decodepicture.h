// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Decodes untrusted bytes as a picture: PNG, JPEG, GIF or WebP by their content, no format that can
// contain scripts or links, and scaled down to what a screen needs. Pure; any thread except the GUI
// thread, because it is slow.
#pragma once

#include <QByteArray>
#include <QImage>

#include <optional>

namespace Hiwar {

struct DecodedPicture
{
    QImage image;      ///< null: not a picture
    QByteArray format; ///< "png", "jpeg", "gif", "webp"
};

[[nodiscard]] DecodedPicture decodePicture(const QByteArray &bytes);
/// The decoded content of a "data:…;base64,…" address; nothing if it is none or cannot be decoded.
[[nodiscard]] std::optional<QByteArray> bytesOfAddress(const QString &address);

} // namespace Hiwar
