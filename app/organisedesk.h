// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Brings the side of the window and what is known of conversations together: which are shown and
// in which order, their folders, tags, pins, archive and bin, each change with a way back. It opens
// none by itself. GUI thread.
#pragma once

#include "app/chat/openconversations.h"
#include "app/conversationlistmodel.h"

#include <functional>

namespace Hiwar {

class Folders;
class MainWindow;

class OrganiseDesk : public QObject
{
    Q_OBJECT

public:
    OrganiseDesk(MainWindow &window, OpenConversations &conversations, Folders &folders,
                 QObject *parent = nullptr);
    ~OrganiseDesk() override;

    void setOrder(ListOrder order);

signals:
    /// By the person.
    void orderChosen(Hiwar::ListOrder order);
    void exportRequested(const QStringList &ids);

private:
    void connectSidebar();
    void connectFolders();
    void refreshShelves();
    void show(const Shelf &shelf);
    void carryOut(Organising what, const QStringList &ids);
    void archive(const QStringList &ids, bool on);
    void moveToFolder(const QString &folderId, const QStringList &ids);
    void setTag(const QString &tag, bool on, const QStringList &ids);
    void removeFolder(const QString &id);
    void moveToBin(const QStringList &ids);
    void restore(const QStringList &ids);
    void askToRemove(const QStringList &ids);
    void tellBinned();
    void tell(const QString &sentence, const QList<ConversationInfo> &former);
    /// “Title”, or how many there are.
    [[nodiscard]] QString nameOf(const QStringList &ids) const;

    MainWindow &m_window;
    OpenConversations &m_conversations;
    Folders &m_folders;
    ConversationListModel m_list;
};

} // namespace Hiwar
