// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Thin lines beside the thumb of a scroll bar that mark positions in the content. Mouse events pass
// through. GUI thread.
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
    /// Covers the bar, as a child of `parent`.
    ScrollMarks(QScrollBar &bar, QWidget *parent);

    void setTheme(const Theme &theme);
    /// Shares of the content, 0 to 1; the current one's line is longer. Negative: there is none.
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
    QList<int> m_lines; // no two equal: thousands of matches need at most one line per pixel
    int m_current = -1;
};

} // namespace Hiwar
