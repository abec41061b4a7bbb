// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The questions of the conversation in a list over it: type to filter, Enter or a click goes there,
// Esc or a click elsewhere closes it. Emits the choice and moves nothing. GUI thread.
#pragma once

#include "ui/theme/floating.h"

#include <QPointer>

class QLabel;
class QLineEdit;
class QListView;

namespace Hiwar {

class ConversationView;
class QuestionDelegate;
class QuestionList;

class OutlinePanel : public FloatingCard
{
    Q_OBJECT

public:
    explicit OutlinePanel(ConversationView &view);

    void setTheme(const Theme &theme);
    void open();
    void close();

signals:
    void questionChosen(int row);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void read();
    void filter();
    void choose(const QModelIndex &index);
    void place();

    ConversationView &m_view;
    QuestionList *m_questions;
    QuestionDelegate *m_delegate;
    QLineEdit *m_filter;
    QListView *m_list;
    QLabel *m_nothing;
    QPointer<QWidget> m_focusBefore;
};

} // namespace Hiwar
