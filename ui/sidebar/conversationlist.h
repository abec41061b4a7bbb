// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The list of conversations. The rule it protects: a conversation is chosen by a person, never
// because a row went away, a filter changed or the model was read anew. GUI thread.
#pragma once

#include "ui/sidebar/conversationdelegate.h"
#include "ui/sidebar/conversationrows.h"

#include <QListView>

#include <functional>

namespace Hiwar {

class ConversationList : public QListView
{
    Q_OBJECT

public:
    using Today = std::function<QDate()>;

    explicit ConversationList(Today today, QWidget *parent = nullptr);

    void setConversations(QAbstractItemModel *model);
    /// Empty: none is marked, as for a conversation that has no message yet.
    void setCurrentConversation(const QString &id);
    void setTheme(const Theme &theme);
    /// What an empty list says.
    void setEmptyText(const QString &text);

    [[nodiscard]] QModelIndex indexAt(const QPoint &point) const override;
    void doItemsLayout() override;

signals:
    void conversationChosen(const QString &id);
    void renameRequested(const QString &id, const QString &title);
    void deleteRequested(const QString &id);

protected:
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void rowsAboutToBeRemoved(const QModelIndex &parent, int first, int last) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void markCurrent();

    Today m_today;
    ConversationRows m_rows;
    ConversationDelegate m_delegate;
    Theme m_theme;
    QString m_currentId;
    QString m_emptyText;
    bool m_byPerson = true;
};

} // namespace Hiwar
