// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/launcher/launchermenu.h"

#include "net/wire/sanitizetext.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr qsizetype longestTitle = 80;

struct LauncherMenuTr
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::LauncherMenu)
};

QList<LauncherItem> tasks()
{
    return {
        {.title = LauncherMenuTr::tr("New conversation"), .explanation = {}, .words = {u"--new"_s}},
        {.title = LauncherMenuTr::tr("Temporary conversation"),
         .explanation = LauncherMenuTr::tr("Nothing of it is stored."),
         .words = {u"--temporary"_s}},
        {.title = LauncherMenuTr::tr("Quick question"),
         .explanation =
             LauncherMenuTr::tr("A small window, whose question and reply are not stored."),
         .words = {u"--quick"_s}},
        {.title = LauncherMenuTr::tr("Search conversations"),
         .explanation = {},
         .words = {u"--search"_s}}};
}

bool isShown(const ListedRef &each)
{
    const ConversationInfo &info = each->info;
    return !info.isArchived && !info.deletedAt.isValid() && !info.title.isEmpty();
}

bool isLater(const ListedRef &a, const ListedRef &b)
{
    return std::pair(a->info.updatedAt, a->info.id) > std::pair(b->info.updatedAt, b->info.id);
}

QList<LauncherItem> recentOf(QList<ListedRef> all)
{
    all.removeIf([](const ListedRef &each) { return !isShown(each); });
    const qsizetype most = std::min(all.size(), mostRecentItems);
    std::partial_sort(all.begin(), all.begin() + most, all.end(), isLater);
    all.resize(most);
    QList<LauncherItem> recent;
    for (const ListedRef &each : std::as_const(all))
        recent.append({.title = sanitizeText(each->info.title, Secret(), longestTitle),
                       .explanation = {},
                       .words = {u"--conversation"_s, each->info.id}});
    return recent;
}

} // namespace

LauncherMenu launcherMenu(const QList<ListedRef> &conversations, bool showsTitles)
{
    return {.tasks = tasks(),
            .recentTitle = LauncherMenuTr::tr("Last conversations"),
            .recent = showsTitles ? recentOf(conversations) : QList<LauncherItem>()};
}

} // namespace Hiwar
