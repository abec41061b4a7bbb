// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Thin lines beside the thumb of a scroll bar: where in the whole something stands. The mouse goes
// through it. GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QPointer>
#include <QWidget>

class QScrollBar;

namespace Hiwar {

class ScrollMarks : public QWidget
{
    Q_OBJECT

public:
    /// Lies over the bar, as a child of `parent`.
    ScrollMarks(QScrollBar &bar, QWidget *parent);

    void setTheme(const Theme &theme);
    /// Shares of the whole, 0 to 1; the current one is longer. A negative one: there is none.
    void setMarks(const QList<qreal> &shares, qreal current);
    /// The lines, from the top of the groove.
    [[nodiscard]] const QList<int> &lines() const { return m_lines; }
    void place();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QRect groove() const;
    [[nodiscard]] int lineAt(qreal share) const;

    Theme m_theme;
    QPointer<QScrollBar> m_bar;
    QList<int> m_lines; // no two alike: thousands of matches are as many lines as there are pixels
    int m_current = -1;
};

} // namespace Hiwar
