// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Shows where the link under the mouse or the keyboard leads, in the corner of the conversation:
// the whole address if there is room, otherwise elided in the middle, always from left to right.
// Mouse events pass through it. GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QWidget>

class QUrl;

namespace Hiwar {

class LinkLabel : public QWidget
{
    Q_OBJECT

public:
    explicit LinkLabel(QWidget *parent);

    void setTheme(const Theme &theme);
    /// An empty or invalid target hides the label.
    void setTarget(const QUrl &target);
    /// Places the label in the bottom corner of this area, on the side where lines begin.
    void placeIn(const QRect &area);
    [[nodiscard]] const QString &address() const { return m_address; }
    /// As it is painted.
    [[nodiscard]] QString shownText() const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] int padding() const;
    [[nodiscard]] int wantedWidth() const;

    Theme m_theme;
    QString m_address;
    QRect m_area;
};

} // namespace Hiwar
