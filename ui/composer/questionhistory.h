// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Earlier questions by the keyboard: Up in an empty text brings the last one as a draft, further
// ones with Up, back with Down; Down past the newest and Esc leave the text empty again. Any other
// key and the pointer keep what is shown, and end it. Passive: who has questions gives them when
// they are wanted. GUI thread.
#pragma once

#include <QObject>
#include <QStringList>

class QKeyEvent;
class QPlainTextEdit;

namespace Hiwar {

class QuestionHistory : public QObject
{
    Q_OBJECT

public:
    /// The edit owns it. Made after what takes keys in lists over it.
    explicit QuestionHistory(QPlainTextEdit &edit);

    /// The answer to wanted(), the newest first.
    void setQuestions(const QStringList &questions) { m_questions = questions; }
    [[nodiscard]] bool isBrowsing() const { return m_at >= 0; }

signals:
    void wanted();
    /// This question was put into the text; empty: none any more.
    void shown(const QString &question);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] bool takes(const QKeyEvent &key) const;
    void take(int key);
    void show(int at);

    QPlainTextEdit &m_edit;
    QStringList m_questions;
    int m_at = -1; ///< the one that is shown; -1: none
};

} // namespace Hiwar
