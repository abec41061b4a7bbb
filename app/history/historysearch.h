// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Searches the history on its own read-only connection: no saving waits for a search, and no search
// for a saving. Use it on the thread that opened it.
#pragma once

#include "app/history/messagetimes.h"
#include "app/history/readdatabase.h"
#include "app/history/searchfiles.h"
#include "app/history/searchpage.h"
#include "app/history/searchtitles.h"

#include <functional>
#include <optional>

namespace Hiwar {

struct SearchNarrowing;

class HistorySearch
{
public:
    /// Called again and again while a search runs, on the searching thread: true ends the search.
    using IsUnwanted = std::function<bool()>;

    [[nodiscard]] static tl::expected<std::unique_ptr<HistorySearch>, StoreError>
    open(const QString &path, std::chrono::milliseconds patience);
    ~HistorySearch();
    HistorySearch(const HistorySearch &) = delete;
    HistorySearch &operator=(const HistorySearch &) = delete;

    /// Returns the best matches, at most `most` messages, grouped by conversation. First those
    /// whose title, or the name of a file, matches. Skips the bin. Ended early: an empty page.
    [[nodiscard]] tl::expected<SearchPage, StoreError> find(const SearchTerms &terms, int most,
                                                            const IsUnwanted &isUnwanted = {});
    /// Reads what the first search narrowed by time needs. Ended early: the next call continues.
    void readAhead(const IsUnwanted &isUnwanted);

private:
    struct Found;
    struct Few;

    HistorySearch(ReadDatabase database, bool hasParts);

    template<typename Function>
    [[nodiscard]] auto unlessUnwanted(const IsUnwanted &isUnwanted, Function function);
    [[nodiscard]] SearchPage findNow(const SearchTerms &terms, int most);
    [[nodiscard]] QList<Found> findMessages(const SearchTerms &terms, int most);
    [[nodiscard]] QList<Found> newest(const SearchTerms &terms, const SearchNarrowing &narrowed,
                                      int most);
    [[nodiscard]] std::optional<QList<Found>> fewMessages(const SearchTerms &terms,
                                                          const SearchNarrowing &narrowed);
    template<typename Take, typename... Values>
    void readMessages(const SearchTerms &terms, const SearchNarrowing &narrowed,
                      const std::string &tables, const std::string &order, Take take,
                      const Values &...values);
    template<typename Take>
    void readNewest(const SearchTerms &terms, const SearchNarrowing &narrowed, Take take);
    [[nodiscard]] bool isRankable(const QString &match) const;
    [[nodiscard]] bool holds(qint64 seq, const QList<SearchTerm> &terms) const;
    [[nodiscard]] QStringList findTitles(const SearchTerms &terms);
    [[nodiscard]] QList<SearchFiles::File> findFiles(const SearchTerms &terms);
    [[nodiscard]] QList<Found> matching(const QList<Found> &messages, const QString &match) const;
    [[nodiscard]] std::optional<QStringList> fewConversations(const SearchTerms &terms,
                                                              const SearchNarrowing &narrowed);

    ReadDatabase m_database;
    const bool m_hasParts; ///< whether the table word_part exists
    SearchTitles m_titles;
    SearchFiles m_files;
    MessageTimes m_times;
};

} // namespace Hiwar
