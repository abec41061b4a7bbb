// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Bytes of a stranger as a picture: PNG, JPEG, GIF or WebP by what is in them, nothing that can
// hold scripts or links, and never larger than a screen needs. Pure; any thread but the GUI's,
// because it takes its time.
#pragma once

#include <QByteArray>
#include <QImage>

namespace Hiwar {

/// Null when it is none of these.
[[nodiscard]] QImage decodePicture(const QByteArray &bytes);

} // namespace Hiwar
