// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the next request will use, in a few quiet words; cut off where there is little room, gone
// where there is none. A click leads to the whole of it; so does a key of the window. GUI thread.
#pragma once

#include <QLabel>

namespace Hiwar {

class EstimateLabel : public QLabel
{
    Q_OBJECT

public:
    explicit EstimateLabel(QWidget *parent);

    /// `parts` tells what it consists of, for the tooltip and for assistive technology.
    void setEstimate(const QString &text, const QString &parts);

    /// In pixels, for all of its words.
    [[nodiscard]] int wantedWidth() const;
    /// It takes the room that is left.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void clicked();

protected:
    void mouseReleaseEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
};

} // namespace Hiwar
