// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The window of a quick question: one line that grows, who answers, and the reply below once there
// is one. Esc closes it. A passive view. GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace Hiwar {

class ChoiceBox;
class ConversationView;
class MessageEdit;
class NoticeLine;

class QuickWindow : public QWidget
{
    Q_OBJECT

public:
    QuickWindow();

    [[nodiscard]] ConversationView &conversation() const { return *m_view; }
    /// Who can answer, and who does.
    void setAnswerers(const QStringList &names, int current);
    [[nodiscard]] int answerer() const;
    void setBusy(bool busy);
    /// There is something to read, and to keep.
    void setBegun(bool begun);
    void setText(const QString &text);
    [[nodiscard]] QString text() const;
    void setCtrlEnterSends(bool ctrl);
    /// The question was not sent; `way` leads to where it can be.
    void tellHeld(const QString &sentence, const QString &way, const std::function<void()> &act);
    void focusText();
    void setTheme(const Theme &theme);

signals:
    void asked(const QString &text);
    void stopRequested();
    void keepRequested();
    /// Of setAnswerers(); only by the user.
    void answererChosen(int index);
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

private:
    void ask();
    void refresh();

    Theme m_theme;
    MessageEdit *m_edit;
    ChoiceBox *m_answerers;
    QPushButton *m_send;
    QPushButton *m_keep;
    NoticeLine *m_notice;
    ConversationView *m_view;
    QLabel *m_promise;
    bool m_isBusy = false;
};

} // namespace Hiwar
