// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The theme's colours as Qt's own widgets take them. GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QPalette>

class QLayout;
class QWidget;

namespace Hiwar {

[[nodiscard]] QPalette widgetPalette(const Palette &palette);
/// Gives one widget (not a window), and what is inside it, another ground or another ink.
void setGround(QWidget &widget, const QColor &colour);
void setForeground(QWidget &widget, const QColor &colour);

/// The line between a pane and what stands beside it; the edge as in a window that runs from left
/// to right. Within a paintEvent().
void paintPaneEdge(QWidget &pane, Qt::Edge edge, const QColor &colour);

/// As in a window that runs from left to right. Qt mirrors a layout, but not its margins.
void setMargins(QLayout &layout, int leading, int top, int trailing, int bottom);

/// `ink` laid over `ground`, so thick as `share` says.
[[nodiscard]] QColor mix(const QColor &ground, const QColor &foreground, qreal share);
/// Edges of what cannot be used now, in every scheme fainter than the outline.
[[nodiscard]] QColor faint(const Palette &palette);

} // namespace Hiwar
