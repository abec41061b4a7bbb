// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where a conversation is read: the words at the top edge of the view, not a number of pixels. A
// place stays right when lines break elsewhere, letters become larger, or the conversation is
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
    int below = 0; ///< how far its line stands below the edge
};

/// A place that outlives the rows.
struct Bookmark
{
    QString messageId;
    ScrollPosition position;
};

/// Nothing when the row at y has never been laid out.
[[nodiscard]] std::optional<ScrollPosition> scrollPositionAt(MessageRows &rows, int y);
/// Where the edge is then; lays the row out.
[[nodiscard]] ScrollAnchor anchorOf(MessageRows &rows, const ScrollPosition &position);

} // namespace Hiwar
