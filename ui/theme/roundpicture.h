// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The middle of a picture as a disc, sharp at the device's pixel ratio. GUI thread.
#pragma once

#include <QImage>
#include <QPixmap>

namespace Hiwar {

/// `side` in logical pixels; a null picture gives a null one.
[[nodiscard]] QPixmap roundPicture(const QImage &picture, int side, qreal pixelRatio);

} // namespace Hiwar
