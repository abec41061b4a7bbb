// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Above the composer: the next request would pass what may be spent today, and was not sent. GUI
// thread.
#pragma once

#include "ui/announcer.h"
#include "ui/theme/theme.h"

#include <QWidget>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace Hiwar {

struct Money;

class LimitBar : public QWidget
{
    Q_OBJECT

public:
    explicit LimitBar(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    [[nodiscard]] QSize minimumSizeHint() const override;

    /// Shows the question and announces it; the focus stays where it is.
    void ask(const Money &limit, const Money &spent, const Money &likely);

signals:
    void sendAnywayRequested();
    void raiseRequested();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrange();

    Theme m_theme;
    QLabel *m_text;
    QPushButton *m_raise;
    QPushButton *m_send;
    QBoxLayout *m_buttons;
    Announcer m_announcer;
};

} // namespace Hiwar
