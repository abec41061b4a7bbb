// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The results of a search over all conversations (searchroles.h). Moving through them opens
// nothing: the user opens one with Enter or a click. GUI thread.
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
    /// The text of an empty list.
    void setEmptyText(const QString &text);
    /// Gives it the keyboard, at the first row if none is current; opens nothing.
    void enter();
    void open(const QModelIndex &index);

signals:
    /// `messageId` is empty for the conversation itself; `words` are those of the first mark.
    void hitChosen(const QString &conversationId, const QString &messageId, const QString &words);
    /// The user goes back to the search field; `isDone`: and ends the search.
    void left(bool isDone);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    SearchDelegate *m_delegate;
    Theme m_theme;
    QString m_emptyText;
};

} // namespace Hiwar
