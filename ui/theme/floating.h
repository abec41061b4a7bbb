// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The one surface of everything that floats above the page: menus, lists of combo boxes, tooltips,
// the find bar, the outline, notices. One radius, one shadow, one edge. GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QWidget>

class QPainter;

namespace Hiwar {

/// The surface and its edge. The shadow is drawn outside `surface`, as far as shadowMargin().
void paintFloating(QPainter &painter, const QRectF &surface, const Theme &theme, bool withShadow);
/// The ground of a widget that stands above the message field: the same surface with an outline.
/// Call within a paintEvent().
void paintCard(QWidget &card, const Theme &theme);
/// Room for the shadow on each side.
[[nodiscard]] int shadowMargin(const Theme &theme);

/// A floating surface within the window. Its contents margins leave room for the shadow.
class FloatingCard : public QWidget
{
    Q_OBJECT

public:
    explicit FloatingCard(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    [[nodiscard]] const Theme &theme() const { return m_theme; }
    /// Places it so that its surface, without the shadow, fills this.
    void setSurface(const QRect &surface);
    [[nodiscard]] QRect surface() const; ///< in the parent's coordinates
    /// What its contents want, without the shadow.
    [[nodiscard]] QSize surfaceHint() const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Theme m_theme;
};

} // namespace Hiwar
