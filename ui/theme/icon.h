// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The icon set: line drawings in resources/icons, painted in any colour, sharp at every zoom and
// device pixel ratio, and as vectors on paper. GUI thread.
#pragma once

#include <QColor>
#include <QIcon>

class QPainter;
class QPointF;
class QRectF;

namespace Hiwar {

struct Theme;

enum class Icon : quint8 {
    Archive,
    ArrowDown,
    Check,
    Close,
    Columns,
    Connect,
    Copy,
    Delete,
    Down,
    Edit,
    Error,
    Export,
    File,
    Folder,
    Hide,
    Levels,
    LevelsSet, ///< with a dot
    Microphone,
    Model,
    More,
    New,
    Next, ///< points right: the caller mirrors it for right-to-left
    Notice,
    Outline, ///< mirrored with the program
    Picture,
    Pin,
    Previous,
    Regenerate,
    Save,
    Search,
    Send,
    Settings,
    Show,
    Sidebar, ///< mirrored with the program
    Sort,
    Star,
    Starred,
    Stop,
    Stopped,
    Tag,
    Temporary,
    Up,
    Waiting,
    Warning,
    Window,
    Wrap,
};

/// For buttons and actions.
[[nodiscard]] QIcon tintedIcon(Icon icon, const QColor &colour);
/// For custom painting: fills the rectangle, which should be a square.
void paintIcon(QPainter &painter, Icon icon, const QRectF &rect, const QColor &colour);
/// At its usual size.
void paintIcon(QPainter &painter, Icon icon, QPointF centre, const Theme &theme,
               const QColor &colour);
/// Hiwar's logo, in its own colours.
[[nodiscard]] QIcon programIcon();

} // namespace Hiwar
