// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One page of paper and its fixed parts: the title above the text, date and page number below it.
// Lengths are pixels of the screen, in which everything is laid out, so that letters have their
// size in points. Knows no messages. GUI thread.
#pragma once

#include "ui/print/printout.h"

#include <QRect>

class QPageLayout;
class QPainter;

namespace Hiwar {

struct Theme;

struct PageSheet
{
    QRect header;
    QRect text; ///< the page's content begins at its top left corner
    QRect footer;

    bool operator==(const PageSheet &) const = default;
};

/// The area inside the margins, whose top left corner is the origin.
[[nodiscard]] PageSheet makeSheet(const QPageLayout &layout, const Theme &theme);
/// `page` counts from 1.
void paintFrame(QPainter &painter, const PageSheet &sheet, const Theme &theme,
                const Printout &printout, int page, int pages);

} // namespace Hiwar
