// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The desktop's search, asked over a real bus as GNOME Shell and KRunner ask, in a real history.
#include "app/desktop/desktopsearch.h"
#include "app/history/historystore.h"
#include "net/values/utc.h"
#include "tests/support/settled.h"
#include "tests/support/testcase.h"

#include <QCoreApplication>
#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class DesktopSearchTest : public TestCase
{
    Q_OBJECT

public:
    ~DesktopSearchTest() override { QDBusConnection::disconnectFromBus(u"desktop search"_s); }

private slots:
    void init()
    {
        TestCase::init();
        m_dir = std::make_unique<QTemporaryDir>();
        m_history = std::make_unique<HistoryStore>(m_dir->filePath(u"history.sqlite"_s));
        QVERIFY(settled(m_history->open()));
        store(u"light"_s, u"What is <b>light</b>?"_s, u"Ask about zebras"_s);
        store(u"zoo"_s, u"Plan of the zoo"_s, u"A light lunch"_s);
        store(u"gone"_s, u"Old light"_s, u"words"_s, true);
        m_allowed = DesktopSearch::Titles;
        m_launched.clear();
        m_service = std::make_unique<DesktopSearchService>(DesktopSearchService::Collaborators{
            .historyPath = m_dir->filePath(u"history.sqlite"_s),
            .allowed = [this] { return m_allowed; },
            .launch = [this](const QStringList &words) { m_launched.append(words); }});
        QVERIFY(m_server.registerVirtualObject(QLatin1StringView(searchPath), m_service.get()));
        QVERIFY(m_server.registerService(QLatin1StringView(searchService)));
    }
    void cleanup()
    {
        m_server.unregisterObject(QLatin1StringView(searchPath));
        m_server.unregisterService(QLatin1StringView(searchService));
        m_service.reset();
        m_history.reset();
    }

    void gnomeFindsTitlesAndNoWords()
    {
        QCOMPARE(found({u"light"_s}), QStringList(u"light"_s)); // not the bin, not the lunch
        QCOMPARE(found({u"zebras"_s}), QStringList());
        QCOMPARE(found({u"plan"_s, u"zoo"_s}), QStringList(u"zoo"_s));
        const QVariantMap meta = metaOf(u"zoo"_s);
        QCOMPARE(meta.value(u"name"_s).toString(), u"Plan of the zoo"_s);
        QCOMPARE(meta.value(u"gicon"_s).toString(), u"io.github.hiwar.hiwar"_s);
        QVERIFY(!meta.contains(u"description"_s));
    }

    void wordsAreFoundWhenTheUserAllowsThem()
    {
        m_allowed = DesktopSearch::Messages;
        QCOMPARE(found({u"zebras"_s}), QStringList(u"light"_s));
        const QVariantMap meta = metaOf(u"light"_s);
        QCOMPARE(meta.value(u"name"_s).toString(), u"What is <b>light</b>?"_s);
        QCOMPARE(meta.value(u"description"_s).toString(), u"Ask about zebras"_s);
    }

    void offHoldsFromTheNextKeyOn()
    {
        QCOMPARE(found({u"light"_s}).size(), 1);
        m_allowed = DesktopSearch::Nothing;
        QCOMPARE(found({u"light"_s}), QStringList());
        QVERIFY(metaOf(u"light"_s).isEmpty()); // forgotten, too
    }

    void oneLetterFindsNothing()
    {
        QCOMPARE(found({u"l"_s}), QStringList());
        QCOMPARE(found({}), QStringList());
    }

    void aResultIsOpenedAsAConversation()
    {
        QVERIFY(ask(gnome(u"ActivateResult"_s) << u"zoo"_s << QStringList{u"zoo"_s} << uint(1)));
        QCOMPARE(m_launched, QList<QStringList>{QStringList({u"--conversation"_s, u"zoo"_s})});
    }

    void krunnerGetsTheSame()
    {
        QDBusMessage match = krunner(u"Match"_s);
        match << u"zoo"_s;
        const auto reply = ask(match);
        QVERIFY(reply);
        QCOMPARE(reply->signature(), u"a(sssida{sv})"_s);
        const auto list = reply->arguments().constFirst().value<QDBusArgument>();
        list.beginArray();
        QVERIFY(!list.atEnd());
        QString id;
        QString text;
        QString icon;
        int type = 0;
        double relevance = 0;
        QVariantMap properties;
        list.beginStructure();
        list >> id >> text >> icon >> type >> relevance >> properties;
        list.endStructure();
        QVERIFY(list.atEnd());
        list.endArray();
        QCOMPARE(id, u"zoo"_s);
        QCOMPARE(text, u"Plan of the zoo"_s);
        QVERIFY(relevance > 0 && relevance <= 1);
        const auto actions = ask(krunner(u"Actions"_s));
        QVERIFY(actions);
        QCOMPARE(actions->signature(), u"a(sss)"_s);
        QVERIFY(ask(krunner(u"Run"_s) << u"zoo"_s << QString()));
        QCOMPARE(m_launched.size(), 1);
        QVERIFY(ask(krunner(u"Teardown"_s)));
    }

    void itOnlyReads()
    {
        QCOMPARE(found({u"light"_s}).size(), 1);
        store(u"new"_s, u"A new light"_s, u"words"_s); // the writer is still another
        QTRY_COMPARE(found({u"light"_s}).size(), 2);
    }

    void withoutAHistoryNothingIsFoundAndNoneIsMade()
    {
        QTemporaryDir empty;
        DesktopSearchService service({.historyPath = empty.filePath(u"history.sqlite"_s),
                                      .allowed = [] { return DesktopSearch::Titles; },
                                      .launch = [](const QStringList &) {}});
        m_server.unregisterObject(QLatin1StringView(searchPath));
        QVERIFY(m_server.registerVirtualObject(QLatin1StringView(searchPath), &service));
        QCOMPARE(found({u"light"_s}), QStringList());
        QVERIFY(QDir(empty.path()).isEmpty());
    }

private:
    void store(const QString &id, const QString &title, const QString &words, bool isGone = false)
    {
        ConversationInfo info{.id = id, .title = title};
        info.createdAt = info.updatedAt = QDateTime::fromMSecsSinceEpoch(1000000, utc);
        if (isGone)
            info.deletedAt = info.createdAt;
        info.currentLeaf = id + u"-1"_s;
        const MessageNode node{.id = info.currentLeaf,
                               .role = Role::User,
                               .content = words,
                               .createdAt = info.createdAt};
        QVERIFY(settled(m_history->saveTurn(info, {node})));
    }
    [[nodiscard]] static QDBusMessage toService(const QString &interface, const QString &method)
    {
        return QDBusMessage::createMethodCall(QLatin1StringView(searchService),
                                              QLatin1StringView(searchPath), interface, method);
    }
    [[nodiscard]] static QDBusMessage gnome(const QString &method)
    {
        return toService(u"org.gnome.Shell.SearchProvider2"_s, method);
    }
    [[nodiscard]] static QDBusMessage krunner(const QString &method)
    {
        return toService(u"org.kde.krunner1"_s, method);
    }
    static std::optional<QDBusMessage> ask(const QDBusMessage &call)
    {
        QDBusPendingCallWatcher watcher(QDBusConnection::sessionBus().asyncCall(call));
        QSignalSpy finished(&watcher, &QDBusPendingCallWatcher::finished);
        if (!watcher.isFinished() && !finished.wait(10000))
            return {};
        const QDBusMessage reply = watcher.reply();
        return reply.type() == QDBusMessage::ReplyMessage ? std::optional(reply) : std::nullopt;
    }
    [[nodiscard]] static QStringList found(const QStringList &terms)
    {
        const auto reply = ask(gnome(u"GetInitialResultSet"_s) << terms);
        return reply ? reply->arguments().constFirst().toStringList() : QStringList(u"no answer"_s);
    }
    [[nodiscard]] static QVariantMap metaOf(const QString &id)
    {
        const auto reply = ask(gnome(u"GetResultMetas"_s) << QStringList{id});
        if (!reply)
            return {{u"no answer"_s, true}};
        const auto metas = qdbus_cast<QList<QVariantMap>>(reply->arguments().constFirst());
        return metas.value(0);
    }

    QDBusConnection m_server =
        QDBusConnection::connectToBus(QDBusConnection::SessionBus, u"desktop search"_s);
    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<HistoryStore> m_history;
    std::unique_ptr<DesktopSearchService> m_service;
    DesktopSearch m_allowed = DesktopSearch::Titles;
    QList<QStringList> m_launched;
};

HIWAR_TEST(DesktopSearchTest, QCoreApplication)
#include "tst_desktopsearch.moc"
