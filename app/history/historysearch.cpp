// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/historysearch.h"

#include "app/history/attempt.h"
#include "app/history/partsearch.h"
#include "app/history/searchnarrowing.h"
#include "app/history/searchsnippet.h"
#include "app/history/storedvalues.h"
#include "app/text/foldtext.h"
#include "app/text/searchwords.h"

#include <QSet>

#include <algorithm>
#include <tuple>

#include <sqlite3.h>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr int rankedMatches = 3000; // ranking more takes too long: then the newest come first
constexpr int mostOfFew = 2000;     // up to this many messages are searched one by one
constexpr int shownHits = 3;        // of one conversation
constexpr int shownTitles = 20;
constexpr int shownFiles = 40;
constexpr int stepsBetween = 2000; // SQLite's, between two calls of IsUnwanted: below 1 ms

const std::string conversationFilter =
    "c.deleted_at IS NULL AND (? IS NULL OR c.is_pinned = ?) AND (? IS NULL OR c.is_archived = ?) ";
const std::string messageFilter =
    "AND (? IS NULL OR m.role = ?) AND (? IS NULL OR m.created_at >= ?) "
    "AND (? IS NULL OR m.created_at < ?) ";

const std::string everyMatch = "message_search s CROSS JOIN message m ON m.seq = s.rowid "
                               "CROSS JOIN conversation c ON c.id = m.conversation_id "
                               "WHERE message_search MATCH ? AND ";

template<typename T, typename Convert>
auto converted(const std::optional<T> &value, Convert convert)
{
    return value ? std::optional(convert(*value)) : std::nullopt;
}

std::optional<QDateTime> known(const QDateTime &time)
{
    return time.isValid() ? std::optional(time) : std::nullopt;
}

int askWhetherToEnd(void *isUnwanted)
{
    return (*static_cast<const HistorySearch::IsUnwanted *>(isUnwanted))() ? 1 : 0;
}

} // namespace

struct HistorySearch::Found
{
    qint64 seq = 0;
    QString conversationId;
};

/// All messages that can match, if they are few; isKnown: this was determined.
struct HistorySearch::Few
{
    bool isKnown = false;
    std::optional<QList<Found>> messages;
};

HistorySearch::HistorySearch(ReadDatabase database, bool hasParts)
    : m_database(std::move(database))
    , m_hasParts(hasParts)
{
}

HistorySearch::~HistorySearch() = default;

tl::expected<std::unique_ptr<HistorySearch>, StoreError>
HistorySearch::open(const QString &path, std::chrono::milliseconds patience)
{
    auto opened = openForReading(path, patience, Origin::Ours);
    if (!opened)
        return tl::unexpected(opened.error());
    struct Index
    {
        qint64 rules;
        bool hasParts; // false for an older file that can only be read
    };
    const auto index = attempt(path, [&] {
        Database &database = *opened->database;
        return Index{database.number("SELECT value FROM state WHERE name = 'folding'"),
                     database.number("SELECT 1 FROM sqlite_schema WHERE name = 'word_part'") == 1};
    });
    if (!index)
        return tl::unexpected(index.error());
    if (index->rules != searchWordsVersion)
        return tl::unexpected(StoreError{StoreFault::NewerSchema, path,
                                         u"The words for searching were made by other rules"_s});
    return std::unique_ptr<HistorySearch>(new HistorySearch(std::move(*opened), index->hasParts));
}

template<typename Function>
auto HistorySearch::unlessUnwanted(const IsUnwanted &isUnwanted, Function function)
{
    Database &database = *m_database.database;
    sqlite3 *handle = database.connection().getHandle();
    IsUnwanted asked = isUnwanted;
    if (asked)
        sqlite3_progress_handler(handle, stepsBetween, askWhetherToEnd, &asked);
    const auto done = attempt(database.path(), function);
    sqlite3_progress_handler(handle, 0, nullptr, nullptr);
    return done;
}

tl::expected<SearchPage, StoreError> HistorySearch::find(const SearchTerms &terms, int most,
                                                         const IsUnwanted &isUnwanted)
{
    const auto found = unlessUnwanted(isUnwanted, [&] { return findNow(terms, most); });
    if (!found && isUnwanted && isUnwanted())
        return SearchPage();
    return found;
}

void HistorySearch::readAhead(const IsUnwanted &isUnwanted)
{
    // Errors are ignored here: find() reports them.
    std::ignore = unlessUnwanted(isUnwanted, [&] { m_times.readOn(*m_database.database); });
}

SearchPage HistorySearch::findNow(const SearchTerms &terms, int most)
{
    SearchPage page;
    if (terms.isEmpty())
        return page;
    m_titles.read(*m_database.database);
    QHash<QString, qsizetype> places;
    const auto groupOf = [&](const QString &id) -> SearchGroup & {
        const auto place = places.constFind(id);
        if (place != places.cend())
            return page.groups[*place];
        places.insert(id, page.groups.size());
        const QString title = m_titles.titleOf(id);
        page.groups.append({.conversationId = id,
                            .title = title,
                            .titleMarks = marksIn(title, terms.terms),
                            .hits = {},
                            .hitCount = 0});
        return page.groups.last();
    };
    for (const QString &id : findTitles(terms))
        (void)groupOf(id);
    for (const SearchFiles::File &file : findFiles(terms)) {
        SearchGroup &group = groupOf(file.conversationId);
        if (++group.hitCount > shownHits)
            continue;
        group.hits.append({.messageId = file.messageId,
                           .role = file.role,
                           .snippet = file.name.simplified(),
                           .marks = marksIn(file.name.simplified(), terms.terms),
                           .createdAt = file.createdAt});
    }
    const QList<Found> messages = findMessages(terms, most);
    for (const Found &found : messages) {
        SearchGroup &group = groupOf(found.conversationId);
        if (++group.hitCount > shownHits)
            continue;
        m_database.database->read(
            "SELECT id, role, content, created_at FROM message WHERE seq = ?",
            [&](const SQLite::Statement &row) {
                SearchSnippet snippet = snippetOf(textIn(row, 2), terms.terms);
                group.hits.append({.messageId = textIn(row, 0),
                                   .role = roleOf(textIn(row, 1)),
                                   .snippet = std::move(snippet.text),
                                   .marks = std::move(snippet.marks),
                                   .createdAt = timeIn(row, 3)});
            },
            found.seq);
    }
    page.hasMore = messages.size() >= most;
    return page;
}

/// Passes each message that the narrowings allow to `take`, until that returns false.
template<typename Take, typename... Values>
void HistorySearch::readMessages(const SearchTerms &terms, const SearchNarrowing &narrowed,
                                 const std::string &tables, const std::string &order, Take take,
                                 const Values &...values)
{
    const auto pinned = converted(terms.isPinned, [](bool yes) { return int(yes); });
    const auto archived = converted(terms.isArchived, [](bool yes) { return int(yes); });
    const auto role = converted(terms.role, [](Role each) { return storedWord(each); });
    const auto from = known(terms.from);
    const auto until = known(terms.until);
    m_database.database->read(
        "SELECT m.seq, m.conversation_id, c.folder_id, m.model FROM " + tables +
            conversationFilter + messageFilter + order,
        [&](const SQLite::Statement &row) {
            const bool fits =
                narrowed.lets(textIn(row, 1), textIn(row, 2)) &&
                (terms.model.isEmpty() || foldText(textIn(row, 3)).contains(terms.model));
            return !fits || take(Found{numberIn(row, 0), textIn(row, 1)});
        },
        values..., pinned, pinned, archived, archived, role, role, from, from, until, until);
}

/// First whole words, then words that begin with a term, then words that contain it.
QList<HistorySearch::Found> HistorySearch::findMessages(const SearchTerms &terms, int most)
{
    const SearchNarrowing narrowed = readNarrowing(*m_database.database, terms);
    const QString whole = matchExpression(terms.terms, Fit::Whole);
    QList<Found> found;
    if (narrowed.isNothing())
        return found;
    if (whole.isEmpty())
        return newest(terms, narrowed, most);
    QSet<qint64> seen;
    const auto add = [&](const Found &each) {
        if (!seen.contains(each.seq))
            found.append(each);
        seen.insert(each.seq);
        return found.size() < most;
    };
    Few few;
    const auto lookAtFew = [&] {
        if (!few.isKnown)
            few = {true, fewMessages(terms, narrowed)};
    };
    const auto search = [&](const QString &match, bool isRanked, const auto &take) {
        isRanked = isRanked && isRankable(match);
        if (!isRanked)
            lookAtFew();
        if (isRanked || !few.messages)
            return readMessages(terms, narrowed, everyMatch,
                                isRanked ? "ORDER BY s.rank" : "ORDER BY s.rowid DESC", take,
                                match);
        const QList<Found> fitting = matching(*few.messages, match);
        (void)std::all_of(fitting.cbegin(), fitting.cend(), take);
    };
    search(whole, true, add);
    const QString beginning = matchExpression(terms.terms, Fit::Prefix);
    if (found.size() < most && beginning != whole)
        search(beginning, true, add);
    if (found.size() >= most || !m_hasParts)
        return found;
    PartSearch parts(*m_database.database, terms.terms);
    const auto addFitting = [&](const Found &each) {
        return seen.contains(each.seq) || !holds(each.seq, terms.terms) || add(each);
    };
    if (parts.hasManyWords())
        lookAtFew();
    if (parts.hasManyWords() && few.messages) {
        (void)std::all_of(few.messages->cbegin(), few.messages->cend(), addFitting);
        return found;
    }
    for (QString match = parts.next(); !match.isEmpty() && found.size() < most;
         match = parts.next()) {
        if (parts.isLoose())
            search(match, false, addFitting);
        else
            search(match, false, add);
    }
    if (parts.leavesRest() && found.size() < most)
        readNewest(terms, narrowed, addFitting);
    return found;
}

bool HistorySearch::isRankable(const QString &match) const
{
    return m_database.database->number("SELECT count(*) FROM (SELECT 1 FROM message_search "
                                       "WHERE message_search MATCH ? LIMIT ?)",
                                       match, rankedMatches + 1) <= rankedMatches;
}

/// Whether the message has all terms, checked in its text.
bool HistorySearch::holds(qint64 seq, const QList<SearchTerm> &terms) const
{
    bool isFitting = false;
    m_database.database->read(
        "SELECT content FROM message WHERE seq = ?",
        [&](const SQLite::Statement &row) {
            isFitting = fitOf(searchWords(textIn(row, 0)), terms) != Fit::None;
        },
        seq);
    return isFitting;
}

/// For a search without words.
QList<HistorySearch::Found> HistorySearch::newest(const SearchTerms &terms,
                                                  const SearchNarrowing &narrowed, int most)
{
    if (const auto few = fewMessages(terms, narrowed))
        return few->first(std::min(few->size(), qsizetype(most)));
    QList<Found> found;
    readNewest(terms, narrowed, [&found, most](const Found &each) {
        found.append(each);
        return found.size() < most;
    });
    return found;
}

template<typename Take>
void HistorySearch::readNewest(const SearchTerms &terms, const SearchNarrowing &narrowed, Take take)
{
    readMessages(terms, narrowed,
                 "message m JOIN conversation c ON c.id = m.conversation_id WHERE ",
                 "ORDER BY m.seq DESC", take);
}

/// The messages of fewConversations(), newest first.
std::optional<QList<HistorySearch::Found>>
HistorySearch::fewMessages(const SearchTerms &terms, const SearchNarrowing &narrowed)
{
    const auto few = fewConversations(terms, narrowed);
    if (!few)
        return std::nullopt;
    QList<Found> found;
    for (const QString &id : *few)
        readMessages(
            terms, narrowed,
            "conversation c CROSS JOIN message m ON m.conversation_id = c.id WHERE c.id = ? AND ",
            {},
            [&found](const Found &each) {
                found.append(each);
                return true;
            },
            id);
    std::sort(found.begin(), found.end(),
              [](const Found &a, const Found &b) { return a.seq > b.seq; });
    return found;
}

/// Those that match; both lists are newest first. One query looks the words up for all.
QList<HistorySearch::Found> HistorySearch::matching(const QList<Found> &messages,
                                                    const QString &match) const
{
    QList<Found> kept;
    if (messages.isEmpty())
        return kept;
    auto next = messages.cbegin();
    m_database.database->read(
        "SELECT rowid FROM message_search WHERE message_search MATCH ? AND rowid BETWEEN ? AND ? "
        "ORDER BY rowid DESC",
        [&](const SQLite::Statement &row) {
            const qint64 seq = numberIn(row, 0);
            next = std::find_if(next, messages.cend(),
                                [seq](const Found &found) { return found.seq <= seq; });
            if (next != messages.cend() && next->seq == seq)
                kept.append(*next);
            return next != messages.cend();
        },
        match, messages.constLast().seq, messages.constFirst().seq);
    return kept;
}

/// The conversations that can have matches, if they have so few messages that it is faster to begin
/// with these than with every message that has the words.
std::optional<QStringList> HistorySearch::fewConversations(const SearchTerms &terms,
                                                           const SearchNarrowing &narrowed)
{
    const bool isByTime = terms.from.isValid() || terms.until.isValid();
    if (!isByTime && !narrowed.folders && !narrowed.conversations && !terms.isPinned &&
        !terms.isArchived)
        return std::nullopt;
    Database &database = *m_database.database;
    if (isByTime)
        m_times.readOn(database);
    QStringList few;
    qint64 messages = 0;
    for (const SearchTitles::Title &title : m_titles.all()) {
        const ConversationInfo &info = title.info;
        if (!lets(terms, narrowed, info) ||
            (isByTime && !m_times.mayHave(info, terms.from, terms.until)))
            continue;
        messages +=
            database.number("SELECT count(*) FROM message WHERE conversation_id = ?", info.id);
        if (messages > mostOfFew)
            return std::nullopt;
        few.append(info.id);
    }
    return few;
}

QStringList HistorySearch::findTitles(const SearchTerms &terms)
{
    // A role or a model narrows to messages.
    if (matchExpression(terms.terms, Fit::Whole).isEmpty() || terms.role || !terms.model.isEmpty())
        return {};
    const SearchNarrowing narrowed = readNarrowing(*m_database.database, terms);
    return m_titles.find(
        terms.terms,
        [&](const ConversationInfo &info) {
            return lets(terms, narrowed, info) &&
                   !(terms.from.isValid() && info.updatedAt < terms.from) &&
                   !(terms.until.isValid() && info.createdAt >= terms.until);
        },
        shownTitles);
}

QList<SearchFiles::File> HistorySearch::findFiles(const SearchTerms &terms)
{
    if (matchExpression(terms.terms, Fit::Whole).isEmpty() || !terms.model.isEmpty())
        return {};
    Database &database = *m_database.database;
    m_files.read(database);
    if (m_files.isEmpty())
        return {};
    const SearchNarrowing narrowed = readNarrowing(database, terms);
    QSet<QString> searched;
    for (const SearchTitles::Title &title : m_titles.all()) {
        if (lets(terms, narrowed, title.info))
            searched.insert(title.info.id);
    }
    return m_files.find(
        terms.terms,
        [&](const SearchFiles::File &file) {
            return searched.contains(file.conversationId) &&
                   (!terms.role || *terms.role == file.role) &&
                   !(terms.from.isValid() && file.createdAt < terms.from) &&
                   !(terms.until.isValid() && file.createdAt >= terms.until);
        },
        shownFiles);
}

} // namespace Hiwar
