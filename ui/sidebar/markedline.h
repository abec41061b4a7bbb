// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A short text with its matches marked, in one line or two, at the leading edge of its list. Pure;
// GUI thread.
#pragma once

#include "ui/sidebar/searchroles.h"
#include "ui/theme/theme.h"

#include <QString>

class QPainter;
class QRect;

namespace Hiwar {

struct MarkedLine
{
    QString text;
    FoundMarks marks; ///< sorted, without overlaps, inside the text

    bool operator==(const MarkedLine &) const = default;
};

/// Omits a mark that is not inside the text, or overlaps the one before.
[[nodiscard]] FoundMarks soundMarks(const QString &text, const FoundMarks &marks);
/// Begins shortly before the first mark, at a word, with "…" for what was cut off.
[[nodiscard]] MarkedLine fromFirstMark(MarkedLine line);

struct LineLook
{
    const Theme &theme;
    QFont font;
    QColor foreground;
    bool isSelected = false; ///< then marks are underlined: the background is another
    int mostLines = 1;
};

/// How many lines it takes in that width, at most `most`.
[[nodiscard]] int lineCount(const MarkedLine &line, const QFont &font, int width, int most);

/// The painter has the layout direction of the list.
void paintMarkedLine(QPainter &painter, const QRect &position, const MarkedLine &line,
                     const LineLook &look);

} // namespace Hiwar
