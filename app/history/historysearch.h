// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Searches the history, on a connection of its own that only reads: no saving waits for a search,
// and no search for a saving. Lives on the thread that opened it.
#pragma once

#include "app/history/messagetimes.h"
#include "app/history/readdatabase.h"
#include "app/history/searchpage.h"
#include "app/history/searchtitles.h"

#include <functional>
#include <optional>

namespace Hiwar {

struct SearchNarrowing;

class HistorySearch
{
public:
    /// Asked again and again while a search runs: true ends it. From the searching thread.
    using IsUnwanted = std::function<bool()>;

    [[nodiscard]] static tl::expected<std::unique_ptr<HistorySearch>, StoreError>
    open(const QString &path, std::chrono::milliseconds patience);
    ~HistorySearch();
    HistorySearch(const HistorySearch &) = delete;
    HistorySearch &operator=(const HistorySearch &) = delete;

    /// The best matches, `most` messages at most, grouped by conversation. What lies in the bin is
    /// not looked through. Ended early: an empty page.
    [[nodiscard]] tl::expected<SearchPage, StoreError> find(const SearchTerms &terms, int most,
                                                            const IsUnwanted &isUnwanted = {});
    /// What the first search narrowed by time would have to read. Ended early: it goes on there.
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
    [[nodiscard]] QList<Found> matching(const QList<Found> &messages, const QString &match) const;
    [[nodiscard]] std::optional<QStringList> fewConversations(const SearchTerms &terms,
                                                              const SearchNarrowing &narrowed);

    ReadDatabase m_database;
    const bool m_hasParts; ///< of words
    SearchTitles m_titles;
    MessageTimes m_times;
};

} // namespace Hiwar
