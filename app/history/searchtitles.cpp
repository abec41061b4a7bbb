// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/searchtitles.h"

#include "app/history/rows.h"
#include "app/history/searchsnippet.h"
#include "app/text/searchwords.h"

#include <algorithm>
#include <array>

namespace Hiwar {

void SearchTitles::read(Database &database)
{
    const qint64 version = database.number("PRAGMA data_version");
    if (version == m_version)
        return;
    QList<Title> titles;
    titles.reserve(m_titles.size());
    database.read("SELECT " + conversationColumns +
                      " FROM conversation WHERE deleted_at IS NULL ORDER BY updated_at DESC",
                  [&](const SQLite::Statement &row) {
                      Title title{.info = conversationIn(row), .words = {}};
                      title.info.draft.clear();
                      const auto known = m_places.constFind(title.info.id);
                      const bool isSame = known != m_places.cend() &&
                                          m_titles.at(*known).info.title == title.info.title;
                      title.words =
                          isSame ? m_titles.at(*known).words : searchWords(title.info.title);
                      titles.append(std::move(title));
                  });
    m_titles = std::move(titles);
    m_places.clear();
    for (qsizetype place = 0; place < m_titles.size(); ++place)
        m_places.insert(m_titles.at(place).info.id, place);
    m_version = version;
}

QString SearchTitles::titleOf(const QString &conversationId) const
{
    const auto known = m_places.constFind(conversationId);
    return known == m_places.cend() ? QString() : m_titles.at(*known).info.title;
}

QStringList SearchTitles::find(const QList<SearchTerm> &terms,
                               const std::function<bool(const ConversationInfo &)> &mayBe,
                               qsizetype most) const
{
    std::array<QStringList, 3> found; // whole words, beginnings, parts
    for (const Title &title : m_titles) {
        const Fit fit = mayBe(title.info) ? fitOf(title.words, terms) : Fit::None;
        if (fit != Fit::None)
            found.at(size_t(Fit::Whole) - size_t(fit)).append(title.info.id);
        if (found.front().size() == most)
            break;
    }
    const QStringList all = found[0] + found[1] + found[2];
    return all.first(std::min(all.size(), most));
}

} // namespace Hiwar
