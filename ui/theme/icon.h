// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The icon set: line drawings in resources/icons that take whatever colour they are asked in, sharp
// at every zoom and device pixel ratio. GUI thread.
#pragma once

#include <QColor>
#include <QIcon>

class QPainter;
class QRectF;

namespace Hiwar {

enum class Icon : quint8 {
    Archive,
    ArrowDown,
    Check,
    Close,
    Connect,
    Copy,
    Delete,
    Down,
    Edit,
    Error,
    Export,
    Folder,
    Hide,
    More,
    New,
    Next, ///< points right: mirror it yourself where "next" is left
    Notice,
    Outline, ///< mirrored with the program
    Pin,
    Previous,
    Regenerate,
    Search,
    Send,
    Settings,
    Show,
    Sidebar, ///< mirrored with the program
    Sort,
    Stop,
    Tag,
    Temporary,
    Up,
    Waiting,
    Warning,
};

/// For buttons and actions.
[[nodiscard]] QIcon tintedIcon(Icon icon, const QColor &colour);
/// For own painting: fills the rectangle, which should be a square.
void paintIcon(QPainter &painter, Icon icon, const QRectF &rect, const QColor &colour);
/// Hiwar's own mark, in its colours.
[[nodiscard]] QIcon programIcon();

} // namespace Hiwar
