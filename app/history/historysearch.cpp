// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/historysearch.h"

#include "app/history/attempt.h"
#include "app/history/rows.h"
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

constexpr int rankedMatches = 3000; // more take too long to rank: then the newest come first
constexpr int fewMessages = 2000;   // are looked through one by one
constexpr int shownHits = 3;        // of one conversation
constexpr int shownTitles = 20;
constexpr int stepsBetween = 2000; // of SQLite, before it asks whether to go on: below 1 ms

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

/// The folders and the tagged conversations that a search is narrowed to.
struct HistorySearch::Narrowed
{
    std::optional<QSet<QString>> folders;
    std::optional<QSet<QString>> conversations;

    [[nodiscard]] bool isNothing() const
    {
        return (folders && folders->isEmpty()) || (conversations && conversations->isEmpty());
    }
    [[nodiscard]] bool lets(const QString &conversationId, const QString &folderId) const
    {
        return (!folders || folders->contains(folderId)) &&
               (!conversations || conversations->contains(conversationId));
    }
};

HistorySearch::HistorySearch(ReadDatabase database)
    : m_database(std::move(database))
{
}

HistorySearch::~HistorySearch() = default;

tl::expected<std::unique_ptr<HistorySearch>, StoreError>
HistorySearch::open(const QString &path, std::chrono::milliseconds patience)
{
    auto opened = openForReading(path, patience);
    if (!opened)
        return tl::unexpected(opened.error());
    const auto rules = attempt(path, [&] {
        return opened->database->number("SELECT value FROM state WHERE name = 'folding'");
    });
    if (!rules)
        return tl::unexpected(rules.error());
    if (*rules != searchWordsVersion)
        return tl::unexpected(StoreError{StoreFault::NewerSchema, path,
                                         u"The words for searching were made by other rules"_s});
    return std::unique_ptr<HistorySearch>(new HistorySearch(std::move(*opened)));
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
    // What goes wrong is told to who asks for it.
    std::ignore = unlessUnwanted(isUnwanted, [&] { m_times.readOn(*m_database.database); });
}

HistorySearch::Narrowed HistorySearch::readNarrowed(const SearchTerms &terms)
{
    Database &database = *m_database.database;
    Narrowed narrowed;
    const auto collect = [&](const std::string &sql, auto fits) {
        QSet<QString> ids;
        database.read(sql, [&](const SQLite::Statement &row) {
            if (fits(foldText(textIn(row, 1))))
                ids.insert(textIn(row, 0));
        });
        return ids;
    };
    if (!terms.folder.isEmpty())
        narrowed.folders = collect("SELECT id, name FROM folder", [&](const QString &name) {
            return name.startsWith(terms.folder);
        });
    if (!terms.tag.isEmpty())
        narrowed.conversations = collect("SELECT conversation_id, name FROM tag",
                                         [&](const QString &name) { return name == terms.tag; });
    return narrowed;
}

SearchPage HistorySearch::findNow(const SearchTerms &terms, int most)
{
    SearchPage page;
    if (terms.isEmpty())
        return page;
    readTitles();
    QHash<QString, qsizetype> places;
    const auto groupOf = [&](const QString &id) -> SearchGroup & {
        const auto place = places.constFind(id);
        if (place != places.cend())
            return page.groups[*place];
        places.insert(id, page.groups.size());
        const auto known = m_places.constFind(id);
        const QString title = known == m_places.cend() ? QString() : m_titles.at(*known).info.title;
        page.groups.append({.conversationId = id,
                            .title = title,
                            .titleMarks = marksIn(title, terms.terms),
                            .hits = {},
                            .hitCount = 0});
        return page.groups.last();
    };
    for (const QString &id : findTitles(terms))
        (void)groupOf(id);
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

QList<HistorySearch::Found> HistorySearch::findMessages(const SearchTerms &terms, int most)
{
    Database &database = *m_database.database;
    const QString match = matchExpression(terms.terms);
    const Narrowed narrowed = readNarrowed(terms);
    const auto pinned = converted(terms.isPinned, [](bool yes) { return int(yes); });
    const auto archived = converted(terms.isArchived, [](bool yes) { return int(yes); });
    const auto role = converted(terms.role, [](Role each) { return storedWord(each); });
    const auto from = known(terms.from);
    const auto until = known(terms.until);

    QList<Found> found;
    if (narrowed.isNothing())
        return found;
    const bool isRanked =
        !match.isEmpty() && database.number("SELECT count(*) FROM (SELECT 1 FROM message_search "
                                            "WHERE message_search MATCH ? LIMIT ?)",
                                            match, rankedMatches + 1) <= rankedMatches;
    const auto few = isRanked ? std::nullopt : fewConversations(terms, narrowed);
    const auto take = [&](const SQLite::Statement &row) {
        const bool fits = narrowed.lets(textIn(row, 1), textIn(row, 2)) &&
                          (terms.model.isEmpty() || foldText(textIn(row, 3)).contains(terms.model));
        if (fits)
            found.append({numberIn(row, 0), textIn(row, 1)});
        return few || found.size() < most;
    };
    const auto read = [&](const std::string &tables, const std::string &order,
                          const auto &...values) {
        database.read("SELECT m.seq, m.conversation_id, c.folder_id, m.model FROM " + tables +
                          conversationFilter + messageFilter + order,
                      take, values..., pinned, pinned, archived, archived, role, role, from, from,
                      until, until);
    };
    if (few) {
        for (const QString &id : *few)
            read("conversation c CROSS JOIN message m ON m.conversation_id = c.id WHERE c.id = ? "
                 "AND ",
                 {}, id);
        std::sort(found.begin(), found.end(),
                  [](const Found &a, const Found &b) { return a.seq > b.seq; });
        found = match.isEmpty() ? found : matching(found, match);
        found.resize(std::min(found.size(), qsizetype(most)));
    } else if (match.isEmpty()) {
        read("message m JOIN conversation c ON c.id = m.conversation_id WHERE ",
             "ORDER BY m.seq DESC");
    } else {
        read(everyMatch, isRanked ? "ORDER BY s.rank" : "ORDER BY s.rowid DESC", match);
    }
    return found;
}

/// Those that have the words; newest first, as they came. The words are looked up once for all.
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

bool HistorySearch::lets(const SearchTerms &terms, const Narrowed &narrowed,
                         const ConversationInfo &info) const
{
    return info.isPinned == terms.isPinned.value_or(info.isPinned) &&
           info.isArchived == terms.isArchived.value_or(info.isArchived) &&
           narrowed.lets(info.id, info.folderId);
}

/// The conversations that can have matches, where they are so few that it is quicker to begin with
/// their messages than with every message that has the words.
std::optional<QStringList> HistorySearch::fewConversations(const SearchTerms &terms,
                                                           const Narrowed &narrowed)
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
    for (const Title &title : std::as_const(m_titles)) {
        const ConversationInfo &info = title.info;
        if (!lets(terms, narrowed, info) ||
            (isByTime && !m_times.mayHave(info, terms.from, terms.until)))
            continue;
        messages +=
            database.number("SELECT count(*) FROM message WHERE conversation_id = ?", info.id);
        if (messages > fewMessages)
            return std::nullopt;
        few.append(info.id);
    }
    return few;
}

QStringList HistorySearch::findTitles(const SearchTerms &terms)
{
    // What says who speaks is about messages.
    if (matchExpression(terms.terms).isEmpty() || terms.role || !terms.model.isEmpty())
        return {};
    const Narrowed narrowed = readNarrowed(terms);
    QStringList found;
    for (const Title &title : std::as_const(m_titles)) {
        const ConversationInfo &info = title.info;
        const bool fits = lets(terms, narrowed, info) &&
                          !(terms.from.isValid() && info.updatedAt < terms.from) &&
                          !(terms.until.isValid() && info.createdAt >= terms.until) &&
                          matches(title.words, terms.terms);
        if (fits)
            found.append(info.id);
        if (found.size() == shownTitles)
            break;
    }
    return found;
}

void HistorySearch::readTitles()
{
    Database &database = *m_database.database;
    const qint64 version = database.number("PRAGMA data_version");
    if (version == m_titlesVersion)
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
    m_titlesVersion = version;
}

} // namespace Hiwar
