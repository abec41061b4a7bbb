// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Connects the sidebar and the list of conversations: which are shown and in which order, their
// folders, tags, pins, archive and bin; changes can be undone. Opens no conversation by itself. GUI
// thread.
#pragma once

#include "app/chat/messagebin.h"
#include "app/models/conversationlistmodel.h"

#include <functional>

class QMenu;

namespace Hiwar {

class BinnedBar;
class Composer;
class Folders;
class NoticeBar;
class ShownConversation;
class Sidebar;

class OrganiseController : public QObject
{
    Q_OBJECT

public:
    struct Views
    {
        Sidebar &sidebar;
        Composer &composer;
        NoticeBar &notice;
        BinnedBar &binned;
    };
    struct Collaborators
    {
        OpenConversations &conversations;
        ShownConversation &shown;
        Folders &folders;
        MessageBin &bin;
        Clock clock;
    };

    OrganiseController(const Views &views, const Collaborators &with, QObject *parent = nullptr);
    ~OrganiseController() override;

    void setOrder(ListOrder order);
    /// Shows the same part of the list, in the same order, as `other`.
    void takeOverFrom(const OrganiseController &other);
    /// When the bin is read: if the last action was a deletion, less than a day ago, offers to undo
    /// it.
    void offerLastDeletion();
    /// The menu of the shown conversation. Its entries are disabled while it is in no list, as
    /// before its first message or while it is temporary.
    void fillTitleMenu(QMenu &menu, const std::function<void()> &rename);

signals:
    /// The user chose an order.
    void orderChosen(Hiwar::ListOrder order);
    void exportRequested(const QStringList &ids);
    /// It is to be shown in a tab of its own.
    void tabRequested(const QString &id);
    /// It is to be shown in a window of its own.
    void windowRequested(const QString &id);
    /// A restored message is shown: a narrow window shows its conversation.
    void conversationOpened();

private:
    void connectSidebar();
    void connectFolders();
    void refreshScopes();
    void show(const ListScope &scope);
    void carryOut(Organising what, const QStringList &ids);
    void archive(const QStringList &ids, bool on);
    void moveToFolder(const QString &folderId, const QStringList &ids);
    void setTag(const QString &tag, bool on, const QStringList &ids);
    void removeFolder(const QString &id);
    void moveToBin(const QStringList &ids);
    void restore(const QStringList &ids);
    void restoreMessages(const QStringList &ids);
    void tellDeleted(const QStringList &ids, const QString &shown);
    void tellDeleted(const BinnedMessage &deletion);
    void showBinned(const QString &messageId);
    void askToRemove(const QStringList &ids);
    void removeForGood(const QStringList &ids);
    void emptyBin();
    void refreshBinned();
    void tell(const QString &sentence, const QList<ConversationInfo> &former);
    /// “Title”, or how many there are.
    [[nodiscard]] QString nameOf(const QStringList &ids) const;

    Views m_views;
    OpenConversations &m_conversations;
    ShownConversation &m_shown;
    Folders &m_folders;
    MessageBin &m_bin;
    Clock m_clock;
    ConversationListModel m_list;
};

} // namespace Hiwar
