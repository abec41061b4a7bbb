// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// An icon beside words, of a fixed size. It is drawn only where it is seen: reading the drawings of
// hidden parts would take a millisecond of the start. GUI thread.
#pragma once

#include <QIcon>
#include <QWidget>

namespace Hiwar {

class IconLabel : public QWidget
{
    Q_OBJECT

public:
    explicit IconLabel(QWidget *parent);

    /// `size` in logical pixels.
    void setIcon(const QIcon &icon, int size);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QIcon m_icon;
};

} // namespace Hiwar
