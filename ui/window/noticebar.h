// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One sentence across the top of the conversation, with at most one button: what went wrong with
// the history, what was deleted and can be undone. Never modal, stays until it is closed or
// replaced. GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QWidget>

#include <functional>

class QLabel;
class QPushButton;
class QToolButton;

namespace Hiwar {

class NoticeBar : public QWidget
{
    Q_OBJECT

public:
    explicit NoticeBar(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    /// Replaces what is shown. `action` is carried out by the button, which closes the bar.
    void tell(const QString &sentence, const QString &button = {},
              std::function<void()> action = {});
    [[nodiscard]] QString sentence() const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Theme m_theme;
    QLabel *m_text;
    QPushButton *m_button;
    QToolButton *m_close;
    std::function<void()> m_action;
};

} // namespace Hiwar
