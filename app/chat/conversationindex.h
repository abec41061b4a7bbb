// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// All conversations as the sidebar lists them, the latest change first, without their messages. The
// rule it protects: whoever follows its signals has the list. It knows nothing of the disk or of
// requests. GUI thread.
#pragma once

#include "app/history/messagenode.h"

#include <QList>
#include <QObject>

namespace Hiwar {

struct ListedConversation
{
    ConversationInfo info;
    bool isAsking = false; ///< a reply is on its way
    bool isUnread = false; ///< a reply has ended that was not looked at

    bool operator==(const ListedConversation &) const = default;
};

class ConversationIndex : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] int count() const { return int(m_rows.size()); }
    [[nodiscard]] const ListedConversation &at(int row) const { return m_rows.at(row); }
    /// -1: it is not listed.
    [[nodiscard]] int rowOf(const QString &id) const;

    void reset(const QList<ConversationInfo> &infos);
    /// Inserts the conversation, or updates it and moves it to where its updatedAt belongs.
    void put(const ConversationInfo &info);
    void setAsking(const QString &id, bool asking);
    void setUnread(const QString &id, bool unread);
    void remove(const QString &id);

signals:
    void wasReset(); ///< read everything anew
    void inserted(int row);
    void moved(int from, int to); ///< as QList::move(): `to` is its row afterwards
    void changed(int row);        ///< what is shown of it; a new draft or leaf is not told
    void removed(int row);

private:
    [[nodiscard]] int placeFor(const ConversationInfo &info) const;

    QList<ListedConversation> m_rows;
};

} // namespace Hiwar
