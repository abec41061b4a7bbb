// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A card near the lower edge of the conversation with lines that leave by themselves, unless the
// pointer or the keyboard is on it. GUI thread.
#pragma once

#include "ui/theme/floating.h"
#include "ui/window/noticeline.h"

#include <QTimer>

#include <chrono>

namespace Hiwar {

class Toast : public FloatingCard
{
    Q_OBJECT

public:
    /// Time enough to read two lines and to reach a button.
    static constexpr std::chrono::seconds lingering{8};

    explicit Toast(QWidget *parent);

    [[nodiscard]] NoticeLine *addLine();
    void setTheme(const Theme &theme);
    /// The widget that it must not cover; nullptr: it is at its parent's lower edge.
    void setAbove(QWidget *widget);
    /// One of its lines has changed: it is shown, for as long again, or hidden.
    void refresh();

signals:
    /// Its time is over; the lines are closed.
    void left();

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void leave();
    void place();

    QList<NoticeLine *> m_lines;
    QWidget *m_above = nullptr;
    QTimer m_time;
};

} // namespace Hiwar
