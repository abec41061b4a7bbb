// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Shows above a temporary conversation that it is one, and offers to keep it. GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace Hiwar {

class TemporaryBar : public QWidget
{
    Q_OBJECT

public:
    explicit TemporaryBar(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);

signals:
    void keepRequested();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Theme m_theme;
    QLabel *m_mark;
    QLabel *m_text;
    QPushButton *m_keep;
};

} // namespace Hiwar
