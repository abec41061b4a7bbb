// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// All known conversations without their messages, also archived ones and those in the bin. Rule:
// its signals are enough to follow all of them, and the cost of a change does not grow with their
// number. It knows nothing of their order, of the disk or of requests. GUI thread.
#pragma once

#include "app/history/messagenode.h"

#include <QHash>
#include <QList>
#include <QObject>

#include <functional>
#include <memory>

namespace Hiwar {

struct ListedConversation
{
    ConversationInfo info;
    bool isGenerating = false; ///< a reply is waited for or arriving
    bool isUnread = false;     ///< a reply has ended and was not looked at

    bool operator==(const ListedConversation &) const = default;
};

/// A snapshot: it does not change with the conversation.
using ListedRef = std::shared_ptr<const ListedConversation>;

class ConversationIndex : public QObject
{
    Q_OBJECT

public:
    /// With more changes at once only wasReset() is emitted.
    static constexpr qsizetype mostSingly = 100;

    using QObject::QObject;

    [[nodiscard]] int count() const { return int(m_known.size()); }
    [[nodiscard]] bool contains(const QString &id) const { return m_known.contains(id); }
    /// nullptr: it is not known.
    [[nodiscard]] ListedRef find(const QString &id) const { return m_known.value(id); }
    /// In no order.
    [[nodiscard]] QList<ListedRef> all() const { return m_known.values(); }
    /// The last changed one that is neither archived nor in the bin, nor taken; empty: none.
    [[nodiscard]] QString latest(const std::function<bool(const QString &id)> &isTaken = {}) const;
    /// The tags of all outside the bin, in the locale's order.
    [[nodiscard]] QStringList tags() const;

    void reset(const QList<ConversationInfo> &infos);
    /// Adds the conversation, or updates it.
    void put(const ConversationInfo &info);
    void put(const QList<ConversationInfo> &infos);
    /// Takes over what another program has added: unknown conversations, and the change times of
    /// the others. Their other fields are newer here than on the disk.
    void learn(const QList<ConversationInfo> &infos);
    void setGenerating(const QString &id, bool asking);
    void setUnread(const QString &id, bool unread);
    void remove(const QStringList &ids);

signals:
    void wasReset(); ///< read everything again
    /// A conversation is new, or a field that the list shows has changed. Not emitted for a new
    /// draft or leaf.
    void changed(const QString &id);
    void removed(const QString &id);

private:
    bool take(const ConversationInfo &info);
    void become(const QString &id, bool ListedConversation::*flag, bool on);

    QHash<QString, ListedRef> m_known;
};

} // namespace Hiwar
