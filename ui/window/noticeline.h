// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One sentence of the NoticeBar, with up to three buttons and one that closes it. GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QWidget>

#include <array>
#include <functional>

class QBoxLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace Hiwar {

class NoticeLine : public QWidget
{
    Q_OBJECT

public:
    struct Answer
    {
        QString text;
        std::function<void()> act; ///< empty: only closes the line
    };
    static constexpr size_t mostAnswers = 3;

    explicit NoticeLine(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    /// Whether the user can close it without an answer.
    void setClosable(bool closable);
    void show(const QString &sentence, const QList<Answer> &answers);
    /// Replaces the sentence and keeps the buttons.
    void reword(const QString &sentence);
    /// Wide enough for the sentence on one line.
    [[nodiscard]] int naturalWidth() const;
    /// Empty: it is not shown.
    [[nodiscard]] QString sentence() const;
    /// Hides it, and drops the functions of its buttons.
    void close();

protected:
    void resizeEvent(QResizeEvent *event) override;

signals:
    /// By the user, without an answer.
    void closed();

private:
    void answer(size_t index);
    /// Of the buttons beside each other, with the spaces.
    [[nodiscard]] int buttonsWidth() const;
    void arrange();

    QBoxLayout *m_row; ///< the text and its buttons; these are below it where it is narrow
    QBoxLayout *m_buttonRow;
    int m_leastText = 0;
    QLabel *m_text;
    std::array<QPushButton *, mostAnswers> m_buttons{};
    QToolButton *m_close;
    std::array<std::function<void()>, mostAnswers> m_acts;
};

} // namespace Hiwar
