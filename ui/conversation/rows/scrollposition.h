// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The reading position of a conversation: the words at the top edge of the view, not a number of
// pixels. It stays right when lines break elsewhere, letters become larger, or the conversation is
// opened again. GUI thread.
#pragma once

#include "ui/conversation/message/messagelayout.h"
#include "ui/conversation/rows/rowgeometry.h"

#include <optional>

namespace Hiwar {

class MessageRows;

struct ScrollPosition
{
    int row = 0;
    TextPosition text;
    int below = 0; ///< how far its line is below the edge, in pixels
};

/// A reading position that outlives the rows.
struct Bookmark
{
    QString messageId;
    ScrollPosition position;
};

/// Returns nullopt while the row at y is not measured.
[[nodiscard]] std::optional<ScrollPosition> scrollPositionAt(MessageRows &rows, int y);
/// The anchor that puts the view's edge there; lays the row out.
[[nodiscard]] ScrollAnchor anchorOf(MessageRows &rows, const ScrollPosition &position);

} // namespace Hiwar
