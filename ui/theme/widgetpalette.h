// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The theme's colours as a QPalette for Qt's own widgets. GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QPalette>

class QLayout;
class QWidget;

namespace Hiwar {

[[nodiscard]] QPalette widgetPalette(const Palette &palette);
/// Gives one widget (not a window), and its children, another background or another text colour.
void setGround(QWidget &widget, const QColor &colour);
void setForeground(QWidget &widget, const QColor &colour);

/// The line between a pane and its neighbour; the edge is given for a left-to-right window. Call
/// within a paintEvent().
void paintPaneEdge(QWidget &pane, Qt::Edge edge, const QColor &colour);

/// Given for a left-to-right window. Qt mirrors a layout, but not its margins.
void setMargins(QLayout &layout, int leading, int top, int trailing, int bottom);

/// `foreground` laid over `ground`, with the opacity `share`.
[[nodiscard]] QColor mix(const QColor &ground, const QColor &foreground, qreal share);
/// For edges of disabled controls, in every scheme fainter than the outline.
[[nodiscard]] QColor faint(const Palette &palette);

} // namespace Hiwar
