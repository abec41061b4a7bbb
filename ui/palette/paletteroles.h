// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The roles of the palette's model; Qt::DisplayRole is the title. Values only.
#pragma once

#include <Qt>

namespace Hiwar {

enum PaletteRole : int {
    PaletteKindRole = Qt::UserRole + 1, ///< QString: what it is, "Conversation", "Setting"
    PalettePlaceRole,                   ///< QString: where it belongs; may be empty
    PaletteKeysRole,                    ///< QString: its keys; may be empty
};

} // namespace Hiwar
