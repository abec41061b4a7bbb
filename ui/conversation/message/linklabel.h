// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the link under the mouse or the keyboard leads, in the corner of the conversation: the
// whole address as far as there is room, its middle left out first, always from left to right. The
// mouse goes through it. GUI thread.
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
    /// An invalid target is none: the label goes.
    void setTarget(const QUrl &target);
    /// Stands in the bottom corner of this area, where lines begin.
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
