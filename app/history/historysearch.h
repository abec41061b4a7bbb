// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Searches the history, on a connection of its own that only reads: no saving waits for a search,
// and no search for a saving. Lives on the thread that opened it.
#pragma once

#include "app/history/messagenode.h"
#include "app/history/messagetimes.h"
#include "app/history/readdatabase.h"
#include "app/history/searchpage.h"
#include "app/history/searchterms.h"

#include <QHash>

#include <functional>
#include <optional>

namespace Hiwar {

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
    struct Title
    {
        ConversationInfo info; ///< what a search asks of it
        QStringList words;     ///< of its title, as the index knows them
    };
    struct Found;
    struct Narrowed;

    explicit HistorySearch(ReadDatabase database);

    template<typename Function>
    [[nodiscard]] auto unlessUnwanted(const IsUnwanted &isUnwanted, Function function);
    [[nodiscard]] SearchPage findNow(const SearchTerms &terms, int most);
    [[nodiscard]] QList<Found> findMessages(const SearchTerms &terms, int most);
    [[nodiscard]] Narrowed readNarrowed(const SearchTerms &terms);
    [[nodiscard]] QStringList findTitles(const SearchTerms &terms);
    [[nodiscard]] QList<Found> matching(const QList<Found> &messages, const QString &match) const;
    [[nodiscard]] bool lets(const SearchTerms &terms, const Narrowed &narrowed,
                            const ConversationInfo &info) const;
    [[nodiscard]] std::optional<QStringList> fewConversations(const SearchTerms &terms,
                                                              const Narrowed &narrowed);
    void readTitles();

    ReadDatabase m_database;
    QList<Title> m_titles;              ///< newest change first, without those in the bin
    QHash<QString, qsizetype> m_places; ///< in m_titles, by conversation
    qint64 m_titlesVersion = -1;        ///< of the file, when they were read
    MessageTimes m_times;
};

} // namespace Hiwar
