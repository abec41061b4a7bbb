// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The list of conversations. Rule: a conversation is opened only when the user chooses it, never
// because a row was removed, another scope was shown or others were selected for an action; and the
// user's selection, position and renaming are kept when all rows are read again. GUI thread.
#pragma once

#include "net/values/listscope.h"
#include "ui/sidebar/conversationdelegate.h"
#include "ui/sidebar/conversationrows.h"

#include <QListView>

#include <functional>

class QMenu;

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
    /// The text of an empty list.
    void setEmptyText(const QString &text);
    /// The folders and tags that the menu offers.
    void setScopes(const ListScopes &scopes) { m_scopes = scopes; }
    /// The forms that a file for each conversation can have.
    void setFileForms(const QStringList &forms) { m_fileForms = forms; }
    [[nodiscard]] QStringList selectedConversations() const;
    /// Only the conversation that is shown stays selected.
    void selectNone();

    [[nodiscard]] QModelIndex indexAt(const QPoint &point) const override;
    void doItemsLayout() override;

signals:
    void conversationChosen(const QString &id);
    void binnedMessageChosen(const QString &id);
    void renameRequested(const QString &id, const QString &title);
    void organiseRequested(Hiwar::Organising what, const QStringList &ids);
    /// Empty: into no folder.
    void folderRequested(const QString &folderId, const QStringList &ids);
    void tagRequested(const QString &tag, bool on, const QStringList &ids);
    /// Into a folder; `form` is an index of setFileForms().
    void fileForEachRequested(int form, const QStringList &ids);
    /// The receiver has to ask for a name first.
    void newFolderRequested(const QStringList &ids);
    void newTagRequested(const QStringList &ids);
    /// The menu is about to offer the scopes: update them.
    void scopesNeeded();
    void dragBegan();
    void dragEnded();

protected:
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void rowsAboutToBeRemoved(const QModelIndex &parent, int first, int last) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void startDrag(Qt::DropActions actions) override;
    void paintEvent(QPaintEvent *event) override;

private:
    /// The user's state in the list, kept while all rows are read again.
    struct InHand
    {
        QStringList selected;
        QString top;       ///< the first visible row; empty: the list was not scrolled
        QString renamed;   ///< empty: none was being renamed
        QString nameSoFar; ///< of the renamed one
    };

    [[nodiscard]] InHand inHand() const;
    void takeInHand(const InHand &former);
    void markCurrent();
    void choose(const QModelIndex &index);
    bool actOnSelected(const QKeyEvent &event);

    Today m_today;
    ConversationRows m_rows;
    ConversationDelegate m_delegate;
    Theme m_theme;
    ListScopes m_scopes;
    QStringList m_fileForms;
    QString m_currentId;
    QString m_emptyText;
    InHand m_inHand;                 ///< while all rows are read again
    QPersistentModelIndex m_pressed; ///< is chosen when the button is released
    bool m_byPerson = false;         ///< a change of the current row chooses it
};

} // namespace Hiwar
