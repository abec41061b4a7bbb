// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every look of the program, once, for the pictures of the galleries. Tests only.
#pragma once

#include "ui/theme/theme.h"

#include <QSize>

#include <array>

namespace Hiwar {

struct GalleryLook
{
    const char *name = nullptr;
    ColourScheme scheme = ColourScheme::Light;
    Qt::LayoutDirection direction = Qt::LeftToRight;
    qreal zoom = 1;
    bool isNarrow = false;
};

inline constexpr int narrowWidth = 420;

/// The size of a window in that look that has the size `usual` in the default look.
inline QSize sizeIn(const GalleryLook &look, QSize usual)
{
    const QSize size = usual * look.zoom;
    return look.isNarrow ? QSize(narrowWidth, size.height()) : size;
}

inline constexpr std::array galleryLooks{
    GalleryLook{"light"},
    GalleryLook{"dark", ColourScheme::Dark},
    GalleryLook{"contrast", ColourScheme::HighContrast},
    GalleryLook{"arabic", ColourScheme::Light, Qt::RightToLeft},
    GalleryLook{"large", ColourScheme::Light, Qt::LeftToRight, 2},
    GalleryLook{"narrow", ColourScheme::Light, Qt::LeftToRight, 1, true},
};

} // namespace Hiwar
