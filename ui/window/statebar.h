// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Above a conversation: what is special about it, in one sentence, with one button. GUI thread.
#pragma once

#include "ui/theme/icon.h"
#include "ui/theme/theme.h"

#include <QWidget>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace Hiwar {

class IconLabel;

class StateBar : public QWidget
{
    Q_OBJECT

public:
    explicit StateBar(Icon icon, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void setSentence(const QString &sentence);
    [[nodiscard]] QPushButton &button() const { return *m_button; }
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrange();

    Icon m_icon;
    Theme m_theme;
    IconLabel *m_mark;
    QLabel *m_text;
    QPushButton *m_button;
    QBoxLayout *m_words;
    QBoxLayout *m_row;
};

} // namespace Hiwar
