// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The list of conversations. The rule it protects: a conversation is opened by a person's choice,
// never because a row went away, another scope was shown or others were selected to be acted on;
// and what a person has in hand stays there when all rows are read again. GUI thread.
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
    /// What an empty list says.
    void setEmptyText(const QString &text);
    /// What the menu offers to put them into.
    void setScopes(const ListScopes &scopes) { m_scopes = scopes; }
    /// The forms that a file for each conversation can have.
    void setFileForms(const QStringList &forms) { m_fileForms = forms; }
    [[nodiscard]] QStringList selectedConversations() const;
    /// But for the one that is shown.
    void selectNone();

    [[nodiscard]] QModelIndex indexAt(const QPoint &point) const override;
    void doItemsLayout() override;

signals:
    void conversationChosen(const QString &id);
    void binnedMessageChosen(const QString &id);
    void renameRequested(const QString &id, const QString &title);
    void organiseRequested(Hiwar::Organising what, const QStringList &ids);
    /// Empty: into none.
    void folderRequested(const QString &folderId, const QStringList &ids);
    void tagRequested(const QString &tag, bool on, const QStringList &ids);
    /// Into a folder; `form` counts those of setFileForms().
    void fileForEachRequested(int form, const QStringList &ids);
    /// A name has to be asked for first.
    void newFolderRequested(const QStringList &ids);
    void newTagRequested(const QStringList &ids);
    /// The menu is about to offer the scopes: bring them up to date.
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
    /// What a person had in hand when all rows were read again.
    struct InHand
    {
        QStringList selected;
        QString top;       ///< the first row in sight; empty: the list was not scrolled
        QString renamed;   ///< empty: none was being renamed
        QString nameSoFar; ///< of the same
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
    QPersistentModelIndex m_pressed; ///< to be chosen when the button is let go
    bool m_byPerson = false;         ///< moving on is choosing
};

} // namespace Hiwar
