// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Words of a message that are marked as by a highlighter, over what was painted: what was found.
// GUI thread.
#pragma once

#include "ui/conversation/message/messagelayout.h"

#include <functional>

namespace Hiwar {

struct MarkedText
{
    TextPosition from;
    TextPosition to;
    bool isCurrent = false;

    bool operator==(const MarkedText &) const = default;
};

using MarkSource = std::function<QList<MarkedText>(int row)>;

/// `at` is where the message stands; what is outside the clip is passed over.
void paintMarks(QPainter &painter, const MessageLayout &layout, QPoint at, const QRect &clip,
                const QList<MarkedText> &marks, const Theme &theme);

} // namespace Hiwar
