// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The small drawings on messages: lines in one colour, sharp at any zoom, so no picture file has to
// be loaded or tinted. Knows no theme. GUI thread.
#pragma once

#include <QColor>
#include <QRectF>

class QPainter;

namespace Hiwar {

enum class MessageIcon : quint8 {
    Copy,
    Edit,
    Again,
    Settings,
    Previous,
    Next,
    Delete,
    Check,
    Error,
    Warning,
    Stopped,
    Details,
    Down,
    Up,
    Save,
    Wrap,
    Picture,
    File,
};

/// Previous and Next point to reading order's sides: swap them in a right-to-left window.
void paintIcon(QPainter &painter, MessageIcon icon, const QRectF &rect, const QColor &colour);

} // namespace Hiwar
