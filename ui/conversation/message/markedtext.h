// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Marks words of a message as a highlighter does, over the painted text: search matches. GUI
// thread.
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

/// `at` is the position of the message; matches outside the clip are skipped.
void paintMarks(QPainter &painter, const MessageLayout &layout, QPoint at, const QRect &clip,
                const QList<MarkedText> &marks, const Theme &theme);

} // namespace Hiwar
