// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/comparelook.h"

namespace Hiwar {

CompareColours compareColours(ColourScheme scheme)
{
    switch (scheme) {
    case ColourScheme::Light:
        return {.removed = QColor(0xA8201A),
                .added = QColor(0x17663A),
                .moved = QColor(0x0B5F8A),
                .removedGround = QColor(0xFBE3E1),
                .addedGround = QColor(0xDDF3E4),
                .movedGround = QColor(0xE1EFF8)};
    case ColourScheme::Dark:
        return {.removed = QColor(0xFF9A90),
                .added = QColor(0x6AD796),
                .moved = QColor(0x7CC7F2),
                .removedGround = QColor(0x4A2422),
                .addedGround = QColor(0x17402A),
                .movedGround = QColor(0x1B3A4D)};
    case ColourScheme::HighContrast:
        break;
    }
    return {.removed = QColor(0xFFB3AB),
            .added = QColor(0x8FF0B4),
            .moved = QColor(0x9FDCFF),
            .removedGround = QColor(0x3A0F0B),
            .addedGround = QColor(0x06301A),
            .movedGround = QColor(0x06283D)};
}

} // namespace Hiwar
