// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The side of the window: new conversation, search, the conversations and the actions on them, the
// button of the settings. Shows its models and emits what the user wants. GUI thread.
#pragma once

#include "ui/sidebar/conversationlist.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QMenu;
class QPushButton;
class QToolButton;

namespace Hiwar {

class BinBar;
class FoundAnnouncer;
class NameLine;
struct OrganiseActions;
class SearchResults;
class ScopeChooser;

class Sidebar : public QWidget
{
    Q_OBJECT

public:
    /// Today's local date is passed in, so that headings can be tested.
    explicit Sidebar(QWidget *parent = nullptr,
                     ConversationList::Today today = &QDate::currentDate);
    ~Sidebar() override;

    /// Roles: conversationroles.h. The caller keeps ownership of the model.
    void setModel(QAbstractItemModel *model);
    /// Roles: searchroles.h. Shown in place of the conversations during a search.
    void setResults(QAbstractItemModel *results);
    /// How much was found, or why the search failed; empty: nothing was found.
    void tellFound(const QString &words);
    void setCurrentConversation(const QString &id);
    void setScopes(const ListScopes &scopes);
    void setScope(const ListScope &scope);
    void setOrder(ListOrder order);
    /// The forms that a file for each conversation can have.
    void setFileForms(const QStringList &forms);
    [[nodiscard]] QString searchText() const;
    void clearSearch();
    void focusSearch();
    void focusList();
    void setTheme(const Theme &theme);
    /// Whether it covers the conversation: it then has a button that leads back.
    void setAlone(bool alone);
    /// The menu of a conversation, as in the list; renaming is left to the caller. Without rows its
    /// entries are disabled.
    void fillMenu(QMenu &menu, const OrganisedRows &rows, const std::function<void()> &rename);

signals:
    void newConversationRequested();
    void temporaryRequested();
    void conversationChosen(const QString &id);
    /// The user moves through the list: show it, and leave the keyboard to the list.
    void conversationPassed(const QString &id);
    void binnedMessageChosen(const QString &id);
    void searchChanged(const QString &text);
    void hitChosen(const QString &conversationId, const QString &messageId, const QString &words);
    void renameRequested(const QString &id, const QString &title);
    void organiseRequested(Hiwar::Organising what, const QStringList &ids);
    /// All of the bin's list is to be deleted for good; the user has confirmed it.
    void emptyBinRequested();
    void folderRequested(const QString &folderId, const QStringList &ids);
    void tagRequested(const QString &tag, bool on, const QStringList &ids);
    /// Into a folder of that name.
    void newFolderRequested(const QString &name, const QStringList &ids);
    void folderRenameRequested(const QString &folderId, const QString &name);
    void folderRemoveRequested(const QString &folderId);
    void scopeChosen(const Hiwar::ListScope &scope);
    void orderChosen(Hiwar::ListOrder order);
    /// Folders and tags are about to be offered: update them.
    void scopesNeeded();
    void settingsRequested();
    void exportAllRequested();
    /// Into a folder; `form` is an index of setFileForms(). No ids: all.
    void fileForEachRequested(int form, const QStringList &ids);
    void importRequested();
    /// It is about to ask for a name: show it.
    void attentionRequested();
    /// The user goes back to the conversation.
    void closeRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void connectList();
    void connectScopes();
    void askForName(const QString &what, const std::function<void(const QString &name)> &act);
    void showMenu(const OrganisedRows &rows, const QPoint &position);
    [[nodiscard]] OrganiseActions actionsOn(const QStringList &ids);
    void connectSearch();
    void showSearch(const QString &typed);
    void placeParts();
    void showBinBar();
    void showMore();
    void takeDrop(const ListScope &scope, const QStringList &ids);
    bool searchKeyPressed(int key);
    [[nodiscard]] QString emptyText() const;
    [[nodiscard]] static QString searchHelp();

    Theme m_theme;
    ListScopes m_scopes;
    ListScope m_scope;
    QStringList m_fileForms;
    QToolButton *m_back;
    QPushButton *m_new;
    QToolButton *m_temporary;
    QLineEdit *m_search;
    QAction *m_searchIcon;
    QAction *m_clear; ///< QLineEdit's own button reads its icon through every image plugin
    ScopeChooser *m_chooser;
    NameLine *m_nameLine;
    BinBar *m_bin;
    ConversationList *m_list;
    QLabel *m_found;
    FoundAnnouncer *m_foundAnnouncer;
    SearchResults *m_results;
    QPushButton *m_settings;
    QToolButton *m_more;
};

} // namespace Hiwar
