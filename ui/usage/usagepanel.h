// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What requests used and cost, beside the conversation: a chart of the days and a table. Passive:
// setUsage() in, signals out. GUI thread.
#pragma once

#include "ui/theme/theme.h"
#include "ui/usage/shownusage.h"

#include <QWidget>

class QBoxLayout;
class QLabel;
class QPushButton;
class QTableWidget;
class QToolButton;

namespace Hiwar {

class ChoiceBox;
class UsageChart;

class UsagePanel : public QWidget
{
    Q_OBJECT

public:
    explicit UsagePanel(QWidget *parent = nullptr);

    void setUsage(const ShownUsage &usage);
    void setGroup(UsageGroup group);
    [[nodiscard]] UsageRange range() const;
    [[nodiscard]] UsageGroup group() const;
    void setTheme(const Theme &theme);

signals:
    void closeRequested();
    /// Another range or group was chosen.
    void chosen();
    /// Export what the range contains.
    void exportRequested();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOut();
    void arrange();
    void fillRow(int row, const UsageRow &usage);

    Theme m_theme;
    QLabel *m_title;
    QToolButton *m_close;
    ChoiceBox *m_range;
    ChoiceBox *m_group;
    QBoxLayout *m_choices = nullptr;
    UsageChart *m_chart;
    QLabel *m_total;
    QTableWidget *m_table;
    QPushButton *m_export;
};

} // namespace Hiwar
