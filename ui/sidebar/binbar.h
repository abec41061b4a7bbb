// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Above the list of what was deleted: how long it stays, and the button that deletes all of it for
// good, which asks once, in place. GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace Hiwar {

class BinBar : public QWidget
{
    Q_OBJECT

public:
    explicit BinBar(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    /// Shows how long things stay again.
    void withdraw();

signals:
    /// The user has confirmed it.
    void emptyRequested();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void ask(bool asks);

    QLabel *m_text;
    QPushButton *m_empty;
    QPushButton *m_confirm;
    QPushButton *m_keep;
};

} // namespace Hiwar
