// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// All conversations that are known, without their messages: also what is archived and what is in
// the bin. The rule it protects: anyone who follows its signals has them all, and no change costs
// more for there being many. It knows nothing of their order, of the disk or of requests. GUI
// thread.
#pragma once

#include "app/history/messagenode.h"

#include <QHash>
#include <QList>
#include <QObject>

#include <memory>

namespace Hiwar {

struct ListedConversation
{
    ConversationInfo info;
    bool isGenerating = false; ///< a reply is on its way
    bool isUnread = false;     ///< a reply has ended that was not looked at

    bool operator==(const ListedConversation &) const = default;
};

/// A snapshot: it stays as it was when the conversation becomes another.
using ListedRef = std::shared_ptr<const ListedConversation>;

class ConversationIndex : public QObject
{
    Q_OBJECT

public:
    /// Above this many changes at once everything is to be read again.
    static constexpr qsizetype mostSingly = 100;

    using QObject::QObject;

    [[nodiscard]] int count() const { return int(m_known.size()); }
    [[nodiscard]] bool contains(const QString &id) const { return m_known.contains(id); }
    /// nullptr: it is not known.
    [[nodiscard]] ListedRef find(const QString &id) const { return m_known.value(id); }
    /// In no order.
    [[nodiscard]] QList<ListedRef> all() const { return m_known.values(); }
    /// The one that changed last of those that are neither archived nor in the bin; empty: none.
    [[nodiscard]] QString latest() const;
    /// Of all but those in the bin, sorted as people sort words.
    [[nodiscard]] QStringList tags() const;

    void reset(const QList<ConversationInfo> &infos);
    /// Makes it known, or takes it as it is now.
    void put(const ConversationInfo &info);
    void put(const QList<ConversationInfo> &infos);
    /// Takes in what another program has added: those that are not known, and when the others
    /// changed. All else is newer here than on the disk.
    void learn(const QList<ConversationInfo> &infos);
    void setGenerating(const QString &id, bool asking);
    void setUnread(const QString &id, bool unread);
    void remove(const QStringList &ids);

signals:
    void wasReset(); ///< read everything again
    /// A conversation is new, or something that the list shows of it has changed. Not emitted for a
    /// new draft or leaf.
    void changed(const QString &id);
    void removed(const QString &id);

private:
    bool take(const ConversationInfo &info);
    void become(const QString &id, bool ListedConversation::*flag, bool on);

    QHash<QString, ListedRef> m_known;
};

} // namespace Hiwar
