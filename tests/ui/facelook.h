// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One way in which facegallery shows a surface. Values; tests only.
#pragma once

#include "ui/theme/theme.h"

#include <QSize>
#include <QString>

#include <array>

namespace Hiwar {

struct FaceLook
{
    int percent = 100; ///< of the text
    ColourScheme scheme = ColourScheme::Light;
    bool isArabic = false;
    QSize size;

    /// Names its pictures.
    [[nodiscard]] QString name() const
    {
        static const std::array schemes{QStringLiteral("light"), QStringLiteral("dark"),
                                        QStringLiteral("contrast")};
        return QStringLiteral("%1-%2-%3x%4-%5")
            .arg(schemes.at(size_t(scheme)), isArabic ? QStringLiteral("ar") : QStringLiteral("en"))
            .arg(size.width())
            .arg(size.height())
            .arg(percent);
    }
};

inline constexpr std::array faceSizes{QSize(420, 700), QSize(800, 600), QSize(1080, 830),
                                      QSize(1600, 1000)};

} // namespace Hiwar
