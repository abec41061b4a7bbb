// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a search over all conversations has found (searchroles.h). Walking it opens nothing: a
// person opens one, by Enter or a click. GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QListView>

namespace Hiwar {

class SearchDelegate;

class SearchResults : public QListView
{
    Q_OBJECT

public:
    explicit SearchResults(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    /// What an empty list says.
    void setEmptyText(const QString &text);
    /// The first row, with the keyboard; nothing is opened.
    void enter();
    void open(const QModelIndex &index);

signals:
    /// `messageId` is empty for the conversation itself; `words` are those of the first mark.
    void hitChosen(const QString &conversationId, const QString &messageId, const QString &words);
    /// The person goes back to what is searched for, or is done with it.
    void left(bool isDone);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    SearchDelegate *m_delegate;
    Theme m_theme;
    QString m_emptyText;
};

} // namespace Hiwar
