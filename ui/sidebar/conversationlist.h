// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The list of conversations. Rule: a conversation is opened only when the user chooses it, never
// because a row was removed, another scope was shown or others were selected for an action; and the
// user's selection, position and renaming are kept when all rows are read again. Letters typed here
// are left to the window, unless the user went to the list by keyboard. GUI thread.
#pragma once

#include "net/values/listscope.h"
#include "ui/sidebar/conversationdelegate.h"
#include "ui/sidebar/conversationrows.h"
#include "ui/sidebar/organisedrows.h"

#include <QListView>

#include <functional>

namespace Hiwar {

class ConversationList : public QListView
{
    Q_OBJECT

public:
    using Today = ConversationRows::Today;

    explicit ConversationList(Today today, QWidget *parent = nullptr);

    void setConversations(QAbstractItemModel *model);
    /// Empty: none is marked, as for a conversation that has no message yet.
    void setCurrentConversation(const QString &id);
    void setTheme(const Theme &theme);
    /// The text of an empty list.
    void setEmptyText(const QString &text);
    /// Opens the line for its new title, in its row.
    void rename(const QString &id);
    /// Requests the menu of this row, or of all that are selected if it is one of them.
    Q_INVOKABLE void openMenu(const QModelIndex &index);
    void menuClosed();
    [[nodiscard]] QStringList selectedConversations() const;
    /// Only the conversation that is shown stays selected.
    void selectNone();

    [[nodiscard]] QModelIndex indexAt(const QPoint &point) const override;
    void doItemsLayout() override;
    void keyboardSearch(const QString &typed) override;

signals:
    void conversationChosen(const QString &id);
    /// The user moves through the rows: show it, and leave the keyboard to the list.
    void conversationPassed(const QString &id);
    /// Escape: the user goes back to the conversation.
    void closeRequested();
    void binnedMessageChosen(const QString &id);
    void renameRequested(const QString &id, const QString &title);
    void organiseRequested(Hiwar::Organising what, const QStringList &ids);
    /// The menu of these rows, to be opened there. Call menuClosed() afterwards.
    void menuRequested(const Hiwar::OrganisedRows &rows, const QPoint &globalPosition);
    void dragBegan();
    void dragEnded();

protected:
    void closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void rowsAboutToBeRemoved(const QModelIndex &parent, int first, int last) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void initViewItemOption(QStyleOptionViewItem *option) const override;
    bool viewportEvent(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
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

    [[nodiscard]] QModelIndexList selectedRows() const; ///< in the order of the list
    [[nodiscard]] InHand inHand() const;
    void takeInHand(const InHand &former);
    void markCurrent();
    void choose(const QModelIndex &index) { present(index, &ConversationList::conversationChosen); }
    void present(const QModelIndex &index, void (ConversationList::*announce)(const QString &));
    /// Escape ends a selection of several rows, then leaves the list.
    void stepBack();
    bool actOnSelected(const QKeyEvent &event);
    void requestMenu(const QModelIndex &index, const QPoint &globalPosition);
    [[nodiscard]] QStyleOptionViewItem optionFor(const QModelIndex &index) const;
    [[nodiscard]] std::optional<RowButton> buttonAt(const QPoint &point) const;
    void press(RowButton button, const QModelIndex &index);
    void setPointed(const QModelIndex &index, std::optional<RowButton> button);

    Today m_today;
    ConversationRows m_rows;
    ConversationDelegate m_delegate;
    Theme m_theme;
    QString m_currentId;
    QString m_emptyText;
    InHand m_inHand;                 ///< while all rows are read again
    QPersistentModelIndex m_pressed; ///< is chosen when the button is released
    std::optional<RowButton> m_pressedButton;
    std::optional<RowButton> m_pointed; ///< the button under the mouse
    bool m_byPerson = false;            ///< a change of the current row shows its conversation
    bool m_isByKeys = false;            ///< the focus came here or moved here by keyboard
    bool m_findsTyped = false;          ///< letters go to the row that begins with them
};

} // namespace Hiwar
