// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/conversationindex.h"

#include <algorithm>

namespace Hiwar {

namespace {

bool comesBefore(const ListedConversation &a, const ConversationInfo &b)
{
    return a.info.updatedAt != b.updatedAt ? a.info.updatedAt > b.updatedAt : a.info.id < b.id;
}

} // namespace

int ConversationIndex::rowOf(const QString &id) const
{
    const auto found =
        std::find_if(m_rows.cbegin(), m_rows.cend(),
                     [&id](const ListedConversation &row) { return row.info.id == id; });
    return found == m_rows.cend() ? -1 : int(found - m_rows.cbegin());
}

int ConversationIndex::placeFor(const ConversationInfo &info) const
{
    return int(std::lower_bound(m_rows.cbegin(), m_rows.cend(), info, comesBefore) -
               m_rows.cbegin());
}

void ConversationIndex::reset(const QList<ConversationInfo> &infos)
{
    m_rows.clear();
    m_rows.reserve(infos.size());
    for (const ConversationInfo &info : infos)
        m_rows.append({info});
    std::sort(m_rows.begin(), m_rows.end(),
              [](const auto &a, const auto &b) { return comesBefore(a, b.info); });
    emit wasReset();
}

void ConversationIndex::put(const ConversationInfo &info)
{
    const int from = rowOf(info.id);
    if (from < 0) {
        const int row = placeFor(info);
        m_rows.insert(row, {info});
        emit inserted(row);
        return;
    }
    ListedConversation row = m_rows.at(from);
    const bool looksOther = row.info.title != info.title || row.info.profileId != info.profileId ||
                            row.info.updatedAt != info.updatedAt;
    row.info = info;
    m_rows.removeAt(from);
    const int to = placeFor(info);
    m_rows.insert(to, row);
    if (from != to)
        emit moved(from, to);
    if (looksOther)
        emit changed(to);
}

void ConversationIndex::setAsking(const QString &id, bool asking)
{
    const int row = rowOf(id);
    if (row < 0 || m_rows.at(row).isAsking == asking)
        return;
    m_rows[row].isAsking = asking;
    emit changed(row);
}

void ConversationIndex::setUnread(const QString &id, bool unread)
{
    const int row = rowOf(id);
    if (row < 0 || m_rows.at(row).isUnread == unread)
        return;
    m_rows[row].isUnread = unread;
    emit changed(row);
}

void ConversationIndex::remove(const QString &id)
{
    const int row = rowOf(id);
    if (row < 0)
        return;
    m_rows.removeAt(row);
    emit removed(row);
}

} // namespace Hiwar
