// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A part of a run of text that is laid out separately; see textparts.h.
#pragma once

#include "ui/block/emojicells.h"

#include <QTextLayout>

#include <memory>
#include <vector>

namespace Hiwar {

/// What a part has near the view. Offsets count from the part's beginning.
struct TextLines
{
    explicit TextLines(const QFont &font)
        : layout(QString(), font)
    {
    }

    QTextLayout layout;
    std::vector<EmojiCell> cells;
    std::vector<qreal> tops; ///< of the lines, and the bottom; relative to the part's top
};

struct TextPart
{
    int from = 0;
    int to = 0;
    qreal top = 0;                    ///< in the run's coordinates
    qreal height = 0;                 ///< not positive: not even estimated
    qreal guessed = -1;               ///< width of its longest line; negative: not guessed
    bool isMeasured = false;          ///< the height is that of its lines at this width
    std::unique_ptr<TextLines> lines; ///< null: far from the view

    [[nodiscard]] int size() const { return to - from; }
};

} // namespace Hiwar
