// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One page of what a search over the whole history has found, best first. Plain values, any thread.
#pragma once

#include "net/values/message.h"

#include <QDateTime>
#include <QList>
#include <QString>

namespace Hiwar {

/// Part of a snippet that matches. In UTF-16 units.
struct SearchMark
{
    int start = 0;
    int length = 0;

    bool operator==(const SearchMark &) const = default;
};

struct SearchHit
{
    QString messageId; ///< may be of a version that is not shown
    Role role = Role::User;
    QString snippet; ///< one line of the message around the first match, or a file's name
    QList<SearchMark> marks;
    QDateTime createdAt;

    bool operator==(const SearchHit &) const = default;
};

struct SearchGroup
{
    QString conversationId;
    QString title;
    QList<SearchMark> titleMarks;
    QList<SearchHit> hits; ///< the best few; empty: only the title matches
    int hitCount = 0;      ///< matching messages of this conversation, and names of their files

    bool operator==(const SearchGroup &) const = default;
};

struct SearchPage
{
    QList<SearchGroup> groups;
    bool hasMore = false; ///< there are more matches

    bool operator==(const SearchPage &) const = default;
};

} // namespace Hiwar
