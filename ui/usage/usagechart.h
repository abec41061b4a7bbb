// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A bar for each day; the first day is where reading begins. Assistive technology reads the days
// with their numbers. GUI thread.
#pragma once

#include "ui/theme/theme.h"
#include "ui/usage/shownusage.h"

#include <QWidget>

namespace Hiwar {

class UsageChart : public QWidget
{
    Q_OBJECT

public:
    explicit UsageChart(QWidget *parent);

    void setDays(const QList<UsageDay> &days);
    void setTheme(const Theme &theme);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    /// Of the day with this index.
    [[nodiscard]] QRectF slot(qsizetype index) const;
    [[nodiscard]] static QString wordsFor(const UsageDay &day);

    Theme m_theme;
    QList<UsageDay> m_days;
};

} // namespace Hiwar
