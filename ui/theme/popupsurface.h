// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Gives Qt's own popups (menus, lists of combo boxes, tooltips) the floating surface. On X11 their
// corners are cut off by a mask, because without a compositor what is translucent is black there;
// elsewhere they are translucent and have the shadow. A menu that a key has opened begins at its
// first item; a screen reader can read each one, and it closes when it chose. Child of the style.
// GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QObject>

class QWidget;

namespace Hiwar {

class LastInput;

class PopupSurface : public QObject
{
    Q_OBJECT

public:
    /// `theme` must outlive it; its changes are used.
    PopupSurface(const Theme &theme, QObject *parent);

    [[nodiscard]] static bool isPopup(const QWidget &widget);
    /// Before it is shown for the first time.
    void adopt(QWidget &popup);
    /// Between the edge of the popup's window and its surface.
    [[nodiscard]] int margin() const;

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void paint(QWidget &popup) const;
    void shown(QWidget &popup) const; ///< it is about to be

    const Theme &m_theme;
    const LastInput *m_lastInput;
    bool m_isTranslucent;
};

} // namespace Hiwar
