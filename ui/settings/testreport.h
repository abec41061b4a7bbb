// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The button that tests a connection and the lines that tell how it went. GUI thread.
#pragma once

#include "ui/settings/settingstext.h"
#include "ui/theme/theme.h"

#include <QWidget>

class QPushButton;
class QVBoxLayout;

namespace Hiwar {

class RemarkLabel;

class TestReport : public QWidget
{
    Q_OBJECT

public:
    explicit TestReport(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setPossible(bool possible);
    void clear();
    void begin();
    void add(const TestLine &line);
    void end(bool ok);
    [[nodiscard]] bool isRunning() const { return m_running; }
    /// What stands there, for a screen reader and for tests.
    [[nodiscard]] QStringList lines() const;

signals:
    void testRequested();
    void cancelled();

private:
    void addRemark(const Remark &remark);
    void refresh();

    Theme m_theme;
    QPushButton *m_test;
    QPushButton *m_cancel;
    RemarkLabel *m_waiting;
    QVBoxLayout *m_column;
    QList<RemarkLabel *> m_lines;
    bool m_running = false;
    bool m_possible = true;
};

} // namespace Hiwar
