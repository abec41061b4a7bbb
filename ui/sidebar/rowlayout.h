// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the parts of one row of the list of conversations are. Rule: at rest the title has all the
// room it needs, and tags what it leaves; under the mouse tags have up to a third. Pure.
#pragma once

#include "ui/theme/theme.h"

#include <QList>
#include <QRect>

namespace Hiwar {

struct RowContents
{
    int title = 0; ///< the width of all its words
    int tags = 0;  ///< likewise; 0: there are none
    bool hasMark = false;
    int buttons = 0; ///< none: the row is at rest
};

struct RowRects
{
    QRect title;
    QRect tags; ///< null: there are none, or there is no room
    QRect mark;
    QList<QRect> buttons; ///< the first is at the trailing edge

    bool operator==(const RowRects &) const = default;
};

[[nodiscard]] RowRects placeRow(const QRect &row, const RowContents &contents, const Theme &theme,
                                Qt::LayoutDirection direction);
/// Whether words are shortened or left out there.
[[nodiscard]] bool isCut(const RowContents &contents, const RowRects &places);

} // namespace Hiwar
