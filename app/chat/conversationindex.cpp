// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/conversationindex.h"

#include <QCollator>
#include <QSet>

#include <algorithm>
#include <utility>

namespace Hiwar {

namespace {

/// Equal except for fields that no list shows.
bool looksLike(const ConversationInfo &a, ConversationInfo b)
{
    b.draft = a.draft;
    b.currentLeaf = a.currentLeaf;
    b.titleIsOwn = a.titleIsOwn;
    b.model = a.model;
    b.settings = a.settings;
    b.personaId = a.personaId;
    return a == b;
}

} // namespace

QString ConversationIndex::latest(const std::function<bool(const QString &id)> &isTaken) const
{
    const ListedConversation *latest = nullptr;
    for (const ListedRef &each : m_known) {
        if (each->info.isArchived || each->info.deletedAt.isValid() ||
            (isTaken && isTaken(each->info.id)))
            continue;
        if (!latest || each->info.updatedAt > latest->info.updatedAt)
            latest = each.get();
    }
    return latest ? latest->info.id : QString();
}

QStringList ConversationIndex::tags() const
{
    QSet<QString> found;
    for (const ListedRef &each : m_known) {
        if (!each->info.deletedAt.isValid())
            found.unite(QSet<QString>(each->info.tags.cbegin(), each->info.tags.cend()));
    }
    QStringList tags = found.values();
    const QCollator words;
    std::sort(tags.begin(), tags.end(), words);
    return tags;
}

void ConversationIndex::reset(const QList<ConversationInfo> &infos)
{
    m_known.clear();
    m_known.reserve(infos.size());
    for (const ConversationInfo &info : infos)
        take(info);
    emit wasReset();
}

bool ConversationIndex::take(const ConversationInfo &info)
{
    ListedRef &known = m_known[info.id];
    const bool isOther = !known || !looksLike(known->info, info);
    known = std::make_shared<ListedConversation>(
        ListedConversation{info, known && known->isGenerating, known && known->isUnread});
    return isOther;
}

void ConversationIndex::put(const ConversationInfo &info)
{
    if (take(info))
        emit changed(info.id);
}

void ConversationIndex::put(const QList<ConversationInfo> &infos)
{
    const bool singly = infos.size() <= mostSingly;
    for (const ConversationInfo &info : infos)
        singly ? put(info) : static_cast<void>(take(info));
    if (!singly)
        emit wasReset();
}

void ConversationIndex::learn(const QList<ConversationInfo> &infos)
{
    QList<ConversationInfo> news;
    for (const ConversationInfo &info : infos) {
        const ListedRef known = find(info.id);
        ConversationInfo now = known ? known->info : info;
        now.updatedAt = std::max(now.updatedAt, info.updatedAt);
        if (!known || now != known->info)
            news.append(now);
    }
    if (!news.isEmpty())
        put(news);
}

void ConversationIndex::become(const QString &id, bool ListedConversation::*flag, bool on)
{
    const auto found = m_known.find(id);
    if (found == m_known.end() || (**found).*flag == on)
        return;
    auto other = std::make_shared<ListedConversation>(**found);
    (*other).*flag = on;
    *found = std::move(other);
    emit changed(id);
}

void ConversationIndex::setGenerating(const QString &id, bool asking)
{
    become(id, &ListedConversation::isGenerating, asking);
}

void ConversationIndex::setUnread(const QString &id, bool unread)
{
    become(id, &ListedConversation::isUnread, unread);
}

void ConversationIndex::remove(const QStringList &ids)
{
    const bool singly = ids.size() <= mostSingly;
    for (const QString &id : ids) {
        if (m_known.remove(id) && singly)
            emit removed(id);
    }
    if (!singly)
        emit wasReset();
}

} // namespace Hiwar
