// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One question that waits: its number, its words on one line, and its buttons, which are below the
// words where it is narrow. Enter edits it, Delete removes it, Ctrl+Enter sends it now, Alt with an
// arrow key moves it. GUI thread.
#pragma once

#include "ui/composer/shownqueue.h"
#include "ui/theme/theme.h"

#include <QWidget>

class QBoxLayout;
class QLabel;
class QToolButton;

namespace Hiwar {

enum class QueueAction : quint8 { SendNow, Edit, MoveUp, MoveDown, Remove };

class QueueRow : public QWidget
{
    Q_OBJECT

public:
    explicit QueueRow(QWidget *parent);

    /// `place` from 0, of `count`.
    void setQuestion(const ShownQueued &question, int place, int count);
    void setTheme(const Theme &theme);
    [[nodiscard]] const QString &id() const { return m_question.id; }
    /// Which of its parts has the focus; -1: none, 0: itself, else a button.
    [[nodiscard]] int focusedPart() const;
    /// If that button is off, the row itself.
    void focusPart(int part);
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void triggered(Hiwar::QueueAction action);
    /// The row above or below is wanted.
    void stepped(int step);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QString words() const;
    void arrange();

    ShownQueued m_question;
    Theme m_theme;
    QLabel *m_number;
    QLabel *m_text;
    QBoxLayout *m_row;
    QBoxLayout *m_buttonRow;
    QList<QToolButton *> m_buttons; ///< in the order of QueueAction
};

} // namespace Hiwar
