// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/searchresultmodel.h"

#include "ui/sidebar/searchroles.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

QVariant foundMarks(const QList<SearchMark> &marks)
{
    FoundMarks found;
    for (const SearchMark &mark : marks)
        found.append({mark.start, mark.length});
    return QVariant::fromValue(found);
}

QString titleOf(const SearchGroup &group)
{
    return group.title.isEmpty() ? SearchResultModel::tr("New conversation") : group.title;
}

QString describeMessages(int count)
{
    return count == 1 ? SearchResultModel::tr("1 message")
                      : SearchResultModel::tr("%n messages", nullptr, count);
}

QString authorOf(const SearchHit &hit)
{
    const QString day =
        QLocale().toString(hit.createdAt.toLocalTime().date(), QLocale::ShortFormat);
    switch (hit.role) {
    case Role::User:
        return SearchResultModel::tr("You · %1").arg(day);
    case Role::Assistant:
        return SearchResultModel::tr("Assistant · %1").arg(day);
    case Role::System:
        return SearchResultModel::tr("System · %1").arg(day);
    }
    Q_UNREACHABLE();
}

} // namespace

void SearchResultModel::setPage(const SearchPage &page)
{
    beginResetModel();
    m_page = page;
    m_rows.clear();
    for (int group = 0; group < page.groups.size(); ++group) {
        m_rows.append({group, -1});
        for (int hit = 0; hit < page.groups.at(group).hits.size(); ++hit)
            m_rows.append({group, hit});
    }
    endResetModel();
}

int SearchResultModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant SearchResultModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows.size())
        return {};
    const Row row = m_rows.at(index.row());
    const SearchGroup &group = m_page.groups.at(row.group);
    if (role == FoundConversationRole)
        return group.conversationId;
    return row.hit < 0 ? conversationData(group, role)
                       : messageData(group, group.hits.at(row.hit), role);
}

QVariant SearchResultModel::conversationData(const SearchGroup &group, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return titleOf(group);
    case Qt::AccessibleTextRole:
        return group.hitCount == 0
                   ? titleOf(group)
                   : u"%1: %2"_s.arg(titleOf(group), describeMessages(group.hitCount));
    case FoundMarksRole:
        return foundMarks(group.titleMarks);
    case FoundCountRole:
        return group.hitCount;
    default:
        return {};
    }
}

QVariant SearchResultModel::messageData(const SearchGroup &group, const SearchHit &hit,
                                        int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return hit.snippet;
    case Qt::AccessibleTextRole:
        return u"%1: %2: %3"_s.arg(titleOf(group), authorOf(hit), hit.snippet);
    case FoundMessageRole:
        return hit.messageId;
    case FoundMarksRole:
        return foundMarks(hit.marks);
    case FoundAuthorRole:
        return authorOf(hit);
    default:
        return {};
    }
}

QString describeFound(const SearchPage &page)
{
    int messages = 0;
    for (const SearchGroup &group : page.groups)
        messages += group.hitCount;
    if (page.groups.isEmpty())
        return {};
    const auto conversations = int(page.groups.size());
    if (messages == 0)
        return conversations == 1
                   ? SearchResultModel::tr("1 conversation")
                   : SearchResultModel::tr("%n conversations", nullptr, conversations);
    const QString found = describeMessages(messages);
    const QString where =
        conversations == 1 ? SearchResultModel::tr("in 1 conversation")
                           : SearchResultModel::tr("in %n conversations", nullptr, conversations);
    return page.hasMore ? SearchResultModel::tr("First %1 %2").arg(found, where)
                        : u"%1 %2"_s.arg(found, where);
}

} // namespace Hiwar
