// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/desktopsearch.h"

#include "app/async/whendone.h"
#include "net/wire/sanitizetext.h"

#include <QCoreApplication>
#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QPromise>

using namespace Qt::StringLiterals;

namespace Hiwar {

/// "(sssida{sv})" of KRunner.
struct RunnerMatch
{
    QString id;
    QString text;
    QString icon;
    int type = 0;
    double relevance = 0;
    QVariantMap properties;
};

/// "(sss)" of KRunner; there is none.
struct RunnerAction
{
    QString id;
    QString text;
    QString icon;
};

QDBusArgument &operator<<(QDBusArgument &to, const RunnerMatch &match)
{
    to.beginStructure();
    to << match.id << match.text << match.icon << match.type << match.relevance << match.properties;
    to.endStructure();
    return to;
}

const QDBusArgument &operator>>(const QDBusArgument &from, RunnerMatch &match)
{
    from.beginStructure();
    from >> match.id >> match.text >> match.icon >> match.type >> match.relevance >>
        match.properties;
    from.endStructure();
    return from;
}

QDBusArgument &operator<<(QDBusArgument &to, const RunnerAction &action)
{
    to.beginStructure();
    to << action.id << action.text << action.icon;
    to.endStructure();
    return to;
}

const QDBusArgument &operator>>(const QDBusArgument &from, RunnerAction &action)
{
    from.beginStructure();
    from >> action.id >> action.text >> action.icon;
    from.endStructure();
    return from;
}

namespace {

const auto gnome = u"org.gnome.Shell.SearchProvider2"_s;
const auto krunner = u"org.kde.krunner1"_s;
const auto icon = u"io.github.hiwar.hiwar"_s;
constexpr std::chrono::milliseconds patience{500};
constexpr int mostMessages = 20;
constexpr qsizetype mostResults = 10;
constexpr qsizetype leastLetters = 2; ///< a single one finds nearly everything
constexpr qsizetype longestWords = 160;

struct DesktopSearchTr
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::DesktopSearch)
};

} // namespace

DesktopSearchService::DesktopSearchService(Collaborators with, QObject *parent)
    : QDBusVirtualObject(parent)
    , m_with(std::move(with))
    , m_search(m_with.historyPath, patience, [] {})
{
    qDBusRegisterMetaType<QList<QVariantMap>>();
    qDBusRegisterMetaType<RunnerMatch>();
    qDBusRegisterMetaType<QList<RunnerMatch>>();
    qDBusRegisterMetaType<RunnerAction>();
    qDBusRegisterMetaType<QList<RunnerAction>>();
    m_idle.setSingleShot(true);
    m_idle.setInterval(idleTime);
    connect(&m_idle, &QTimer::timeout, this, &DesktopSearchService::idle);
    m_idle.start();
}

DesktopSearchService::~DesktopSearchService() = default;

QString DesktopSearchService::introspect(const QString &) const
{
    return uR"xml(
<interface name="org.gnome.Shell.SearchProvider2">
  <method name="GetInitialResultSet">
    <arg type="as" name="terms" direction="in"/><arg type="as" name="results" direction="out"/>
  </method>
  <method name="GetSubsearchResultSet">
    <arg type="as" name="previous_results" direction="in"/><arg type="as" name="terms" direction="in"/>
    <arg type="as" name="results" direction="out"/>
  </method>
  <method name="GetResultMetas">
    <arg type="as" name="identifiers" direction="in"/><arg type="aa{sv}" name="metas" direction="out"/>
  </method>
  <method name="ActivateResult">
    <arg type="s" name="identifier" direction="in"/><arg type="as" name="terms" direction="in"/>
    <arg type="u" name="timestamp" direction="in"/>
  </method>
  <method name="LaunchSearch">
    <arg type="as" name="terms" direction="in"/><arg type="u" name="timestamp" direction="in"/>
  </method>
</interface>
<interface name="org.kde.krunner1">
  <method name="Actions"><arg type="a(sss)" name="actions" direction="out"/></method>
  <method name="Run">
    <arg type="s" name="matchId" direction="in"/><arg type="s" name="actionId" direction="in"/>
  </method>
  <method name="Match">
    <arg type="s" name="query" direction="in"/><arg type="a(sssida{sv})" name="matches" direction="out"/>
  </method>
  <method name="Teardown"/>
</interface>
)xml"_s;
}

bool DesktopSearchService::handleMessage(const QDBusMessage &call, const QDBusConnection &bus)
{
    m_idle.start();
    if (call.interface() == gnome)
        return handleGnome(call, bus);
    if (call.interface() == krunner)
        return handleKRunner(call, bus);
    return false;
}

bool DesktopSearchService::handleGnome(const QDBusMessage &call, const QDBusConnection &bus)
{
    const QString method = call.member();
    const QVariantList arguments = call.arguments();
    if (method == "GetInitialResultSet"_L1 || method == "GetSubsearchResultSet"_L1) {
        const QStringList terms = arguments.value(arguments.size() - 1).toStringList();
        find(terms.join(u' '), [call, bus](const QList<Result> &results) {
            QStringList ids;
            for (const Result &each : results)
                ids << each.id;
            bus.send(call.createReply(QVariant(ids)));
        });
    } else if (method == "GetResultMetas"_L1) {
        bus.send(call.createReply(QVariant::fromValue(metas(arguments.value(0).toStringList()))));
    } else if (method == "ActivateResult"_L1) {
        m_with.launch({u"--conversation"_s, arguments.value(0).toString()});
        bus.send(call.createReply());
    } else if (method == "LaunchSearch"_L1) {
        m_with.launch({});
        bus.send(call.createReply());
    } else {
        return false;
    }
    return true;
}

bool DesktopSearchService::handleKRunner(const QDBusMessage &call, const QDBusConnection &bus)
{
    const QString method = call.member();
    if (method == "Match"_L1) {
        find(call.arguments().value(0).toString(), [call, bus](const QList<Result> &results) {
            QList<RunnerMatch> matches;
            constexpr int possibleMatch = 30; // as KRunner counts
            double relevance = 0.7;
            for (const Result &each : results) {
                const QString below = each.words.isEmpty()
                                          ? DesktopSearchTr::tr("Conversation in Hiwar")
                                          : each.words;
                matches.append({each.id,
                                each.title,
                                icon,
                                possibleMatch,
                                relevance,
                                {{u"subtext"_s, below}, {u"category"_s, u"Hiwar"_s}}});
                relevance -= 0.02;
            }
            bus.send(call.createReply(QVariant::fromValue(matches)));
        });
    } else if (method == "Actions"_L1) {
        bus.send(call.createReply(QVariant::fromValue(QList<RunnerAction>())));
    } else if (method == "Run"_L1) {
        m_with.launch({u"--conversation"_s, call.arguments().value(0).toString()});
        bus.send(call.createReply());
    } else if (method == "Teardown"_L1) {
        m_last.clear();
        bus.send(call.createReply());
    } else {
        return false;
    }
    return true;
}

void DesktopSearchService::find(const QString &typed, const Take &take)
{
    const DesktopSearch allowed = m_with.allowed();
    const QString wanted = typed.simplified();
    if (allowed == DesktopSearch::Nothing || wanted.size() < leastLetters) {
        m_last.clear();
        take({});
        return;
    }
    const auto promise = std::make_shared<QPromise<tl::expected<SearchPage, StoreError>>>();
    promise->start();
    // Each call gets an answer: one without a result, because another search began, gets none of
    // the results.
    auto *watcher = new QFutureWatcher<tl::expected<SearchPage, StoreError>>(this);
    connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher, take, allowed] {
        watcher->deleteLater();
        const auto future = watcher->future();
        const bool isFound = future.resultCount() > 0 && future.result().has_value();
        take(isFound ? resultsIn(*future.result(), allowed) : QList<Result>());
    });
    watcher->setFuture(promise->future());
    const int most = allowed == DesktopSearch::Messages ? mostMessages : 1;
    m_search.find(m_search.begin(), wanted, most, promise);
}

QList<DesktopSearchService::Result> DesktopSearchService::resultsIn(const SearchPage &page,
                                                                    DesktopSearch allowed)
{
    const bool hasWords = allowed == DesktopSearch::Messages;
    QList<Result> results;
    m_last.clear();
    for (const SearchGroup &group : page.groups) {
        if ((group.titleMarks.isEmpty() && !hasWords) || results.size() == mostResults)
            continue;
        const QString title = sanitizeText(group.title, Secret());
        Result result{.id = group.conversationId,
                      .title = title.isEmpty() ? DesktopSearchTr::tr("New conversation") : title,
                      .words = {}};
        if (hasWords && !group.hits.isEmpty())
            result.words = sanitizeText(group.hits.constFirst().snippet, Secret(), longestWords);
        results.append(result);
        m_last.insert(result.id, result);
    }
    return results;
}

QList<QVariantMap> DesktopSearchService::metas(const QStringList &ids) const
{
    QList<QVariantMap> found;
    for (const QString &id : ids) {
        const auto known = m_last.constFind(id);
        if (known == m_last.cend())
            continue;
        QVariantMap meta{{u"id"_s, id}, {u"name"_s, known->title}, {u"gicon"_s, icon}};
        if (!known->words.isEmpty())
            meta.insert(u"description"_s, known->words);
        found.append(meta);
    }
    return found;
}

} // namespace Hiwar
