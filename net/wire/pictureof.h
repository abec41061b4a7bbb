// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Pictures inside of JSON, as Base64. Rule: bytes are taken as they are; only their first ones are
// looked at. Pure.
#pragma once

#include "net/values/replypicture.h"

#include <QByteArrayView>

namespace Hiwar {

/// "image/png", "image/jpeg", "image/gif", "image/webp", "image/avif" or "image/bmp" by the first
/// bytes; empty: none of these.
[[nodiscard]] QString pictureType(QByteArrayView bytes);

/// A picture of these Base64 digits, plain or for URLs; left out (without bytes) when they are
/// none. `said`: what the service says that it is, used where the bytes do not tell.
[[nodiscard]] ReplyPicture pictureOf(const QByteArray &base64, const QString &said);

/// Of "data:image/png;base64,…". Left out when it is no picture in this form.
[[nodiscard]] ReplyPicture pictureOfAddress(const QString &address);

} // namespace Hiwar
