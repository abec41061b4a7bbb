// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One sentence across the top of the conversation, with up to three buttons: what went wrong with
// the history, what was deleted and can be undone, what is asked before a link is opened. Never
// modal, stays until it is closed or replaced. GUI thread.
#pragma once

#include "ui/conversation/announcer.h"
#include "ui/theme/theme.h"

#include <QWidget>

#include <array>
#include <functional>

class QLabel;
class QPushButton;
class QToolButton;

namespace Hiwar {

class NoticeBar : public QWidget
{
    Q_OBJECT

public:
    struct Answer
    {
        QString text;
        std::function<void()> act; ///< empty: nothing but closing the bar
    };
    static constexpr size_t mostAnswers = 3;

    explicit NoticeBar(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    /// Replaces what is shown. `action` is carried out by the button, which closes the bar.
    void tell(const QString &sentence, const QString &button = {},
              std::function<void()> action = {});
    void tell(const QString &sentence, const QList<Answer> &answers);
    /// What was done can be taken back by the button, which says then that it was.
    void tellUndoable(const QString &sentence, std::function<void()> undo);
    /// What is shown goes on in other words, which nobody has to be told at once.
    void reword(const QString &sentence);
    [[nodiscard]] QString sentence() const;
    /// For who cannot see that it is done.
    void announce(const QString &words);

signals:
    void announced(const QString &words);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void answer(size_t index);

    Announcer m_announcer;
    Theme m_theme;
    QLabel *m_text;
    std::array<QPushButton *, mostAnswers> m_buttons{};
    QToolButton *m_close;
    std::array<std::function<void()>, mostAnswers> m_acts;
};

} // namespace Hiwar
