// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A question inside the panel instead of in a dialog, with its answers as buttons; or a notice,
// which does not take the focus. GUI thread.
#pragma once

#include "ui/announcer.h"
#include "ui/theme/theme.h"

#include <QList>
#include <QWidget>

#include <functional>

class QHBoxLayout;
class QLabel;

namespace Hiwar {

class QuestionBar : public QWidget
{
    Q_OBJECT

public:
    struct Answer
    {
        QString text;
        std::function<void()> act; ///< empty: only closes the question
        bool isEscape = false;     ///< given by Esc; none is: the last one
    };

    explicit QuestionBar(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    /// Enter gives the first answer, Esc the one that is marked.
    void ask(const QString &question, const QList<Answer> &answers);
    /// Shows a notice with buttons, and leaves the focus where it is.
    void tell(const QString &sentence, const QList<Answer> &answers);
    void close();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void show(const QString &words, const QList<Answer> &answers);

    Theme m_theme;
    Announcer m_announcer;
    QLabel *m_text;
    QHBoxLayout *m_row;
    std::function<void()> m_escape;
};

} // namespace Hiwar
