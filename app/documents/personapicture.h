// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The picture of a persona: small, a PNG, and without what a camera or a program wrote beside it.
// Pure; any thread except the GUI thread, because it is slow.
#pragma once

#include <QByteArray>
#include <QImage>

namespace Hiwar {

/// Pixels.
inline constexpr int personaPictureSide = 128;

/// At most that wide and high; null stays null.
[[nodiscard]] QImage scaledForPersona(const QImage &picture);
/// As a PNG of that size, without metadata; empty: it is none, or too large even so.
[[nodiscard]] QByteArray personaPicture(const QImage &picture);

} // namespace Hiwar
