// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/historystore.h"
#include "net/values/utc.h"
#include "tests/support/otherprogram.h"
#include "tests/support/settled.h"
#include "tests/support/testcase.h"

#include <QTemporaryDir>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

QDateTime at(qint64 ms)
{
    return QDateTime::fromMSecsSinceEpoch(ms, utc);
}

ConversationInfo conversation(const QString &id, qint64 updated = 1)
{
    ConversationInfo info;
    info.id = id;
    info.profileId = u"guide"_s;
    info.createdAt = at(1);
    info.updatedAt = at(updated);
    return info;
}

MessageNode message(const QString &id, const QString &parentId, const QString &content = {})
{
    MessageNode node;
    node.id = id;
    node.parentId = parentId;
    node.content = content;
    node.createdAt = at(1);
    return node;
}

} // namespace

class HistoryStoreTest : public TestCase
{
    Q_OBJECT

private slots:
    void init();
    void givesBackEverythingItWasGiven();
    void keepsVersionsInTheOrderTheyCame();
    void replacesAMessageInItsPlace();
    void listsTheNewestChangeFirst();
    void removesWhatStandsBelow();
    void removesALongConversation();
    void keepsWhatWasAskedBeforeItEnds();
    void carriesOutCallsInOrder();
    void writesBehindALockThatNamesNobody();
    void marksRepliesThatNeverEnded();
    void refusesAMessageOfNoConversation();
    void worksAfterAFailedCall();

private:
    /// Inserts many messages at once, bypassing the store, whose every saving waits for the disk.
    void fill(const QString &parentId, const QString &content, int first, int count)
    {
        OtherProgram(m_dir->filePath(u"history.sqlite"_s))
            .run(
                u"WITH RECURSIVE n(i) AS (VALUES (%1) UNION ALL SELECT i + 1 FROM n WHERE i < %2) "
                "INSERT INTO message (id, conversation_id, parent_id, role, content, state, model, "
                "finish_reason, created_at) "
                "SELECT 'm' || i, 'c', %3, 'user', '%4', 'complete', '', '', 1 FROM n"_s.arg(first)
                    .arg(first + count - 1)
                    .arg(parentId, content));
    }
    std::unique_ptr<HistoryStore> opened()
    {
        auto store = std::make_unique<HistoryStore>(m_dir->filePath(u"history.sqlite"_s));
        if (const auto open = settled(store->open()); !open)
            qWarning() << open.error().detail;
        return store;
    }

    std::unique_ptr<QTemporaryDir> m_dir;
};

void HistoryStoreTest::init()
{
    TestCase::init();
    m_dir = std::make_unique<QTemporaryDir>();
}

void HistoryStoreTest::givesBackEverythingItWasGiven()
{
    ConversationInfo info = conversation(u"c"_s, 1234567890123);
    info.title = u"مَدّ وجَزر 🌊"_s;
    info.titleIsOwn = true;
    info.currentLeaf = u"a"_s;
    info.draft = u"half\na thought"_s;
    MessageNode question =
        message(u"q"_s, {}, QString(512 * 1024, u'ש') + QChar(0) + u"\u202Eend"_s);
    MessageNode answer = message(u"a"_s, u"q"_s, u"𝒳 é \"'; DROP TABLE message; --"_s);
    answer.role = Role::Assistant;
    answer.state = MessageState::Failed;
    answer.error = ApiError{};
    answer.error->kind = ErrorKind::RateLimited;
    answer.error->httpStatus = 429;
    answer.error->serverText = u"too many"_s;
    answer.error->retryAfter = std::chrono::seconds(7);
    answer.model = u"m-1"_s;
    answer.finishReason = u"length"_s;
    answer.error->requestId = u"req_1"_s;
    answer.error->shouldRetry = false;
    answer.error->waited = std::chrono::milliseconds(61'000);
    answer.usage = Usage{1, 2, qint64(1) << 40, 4, 5};
    answer.reasoning = u"hm\u202E 👋"_s;
    answer.reasoningTime = std::chrono::milliseconds(0);
    answer.toolCalls = {{u"c"_s, u"f"_s, u"{\"a\":[1,\"ب\"]"_s}, {}};
    answer.isRefusal = true;
    answer.createdAt = at(1234567890122);
    {
        auto store = opened();
        QVERIFY(settled(store->saveConversation(info)));
        QVERIFY(settled(store->saveMessage(info.id, question)));
        QVERIFY(settled(store->saveMessage(info.id, answer)));
    }
    auto store = opened();
    const auto loaded = settled(store->load(info.id));
    QVERIFY(loaded);
    QCOMPARE(loaded->info, info);
    QCOMPARE(loaded->nodes, QList<MessageNode>({question, answer}));
    QCOMPARE(settled(store->conversations()), (QList<ConversationInfo>{info}));
}

void HistoryStoreTest::keepsVersionsInTheOrderTheyCame()
{
    auto store = opened();
    (void)store->saveConversation(conversation(u"c"_s));
    QList<MessageNode> nodes;
    // The ids sort the other way and all times are equal: only the order of saving counts.
    for (const auto &[id, parent] : std::initializer_list<std::pair<QString, QString>>{
             {u"z"_s, {}}, {u"y"_s, u"z"_s}, {u"x"_s, u"z"_s}, {u"w"_s, u"y"_s}, {u"b"_s, {}}})
        nodes.append(message(id, parent, id));
    for (const MessageNode &node : nodes)
        (void)store->saveMessage(u"c"_s, node);
    (void)store->saveMessage(u"c"_s, nodes.at(1)); // saving again does not make it a newer version
    QCOMPARE(settled(store->load(u"c"_s))->nodes, nodes);
}

void HistoryStoreTest::replacesAMessageInItsPlace()
{
    auto store = opened();
    (void)store->saveConversation(conversation(u"c"_s));
    MessageNode node = message(u"a"_s, {}, u"one"_s);
    node.state = MessageState::Arriving;
    node.error = ApiError{};
    node.usage = Usage{1, 2, 3};
    (void)store->saveMessage(u"c"_s, node);
    node.content = u"one two"_s;
    node.state = MessageState::Complete;
    node.error.reset();
    node.usage.reset();
    QVERIFY(settled(store->saveMessage(u"c"_s, node)));
    QCOMPARE(settled(store->load(u"c"_s))->nodes, QList<MessageNode>({node}));
}

void HistoryStoreTest::listsTheNewestChangeFirst()
{
    auto store = opened();
    (void)store->saveConversation(conversation(u"a"_s, 10));
    (void)store->saveConversation(conversation(u"b"_s, 30));
    (void)store->saveConversation(conversation(u"c"_s, 20));
    MessageNode late = message(u"m"_s, {});
    late.createdAt = at(40);
    (void)store->saveMessage(u"a"_s, late);
    const auto all = settled(store->conversations());
    QVERIFY(all);
    QStringList ids;
    for (const ConversationInfo &info : *all)
        ids.append(info.id);
    QCOMPARE(ids, QStringList({u"a"_s, u"b"_s, u"c"_s}));
}

void HistoryStoreTest::removesWhatStandsBelow()
{
    auto store = opened();
    (void)store->saveConversation(conversation(u"c"_s));
    for (const auto &[id, parent] : std::initializer_list<std::pair<QString, QString>>{
             {u"q"_s, {}}, {u"a"_s, u"q"_s}, {u"b"_s, u"q"_s}, {u"below"_s, u"a"_s}})
        (void)store->saveMessage(u"c"_s, message(id, parent));
    QVERIFY(settled(store->removeMessages({u"a"_s, u"unknown"_s})));
    const auto left = settled(store->load(u"c"_s));
    QCOMPARE(left->nodes.size(), 2);
    QCOMPARE(left->nodes.at(1).id, u"b"_s);
    QVERIFY(settled(store->removeConversations({u"c"_s})));
    QVERIFY(!settled(store->load(u"c"_s)));
    // Nothing of it is left: the same id can be used again.
    QVERIFY(settled(store->saveConversation(conversation(u"c"_s))));
    QCOMPARE(settled(store->load(u"c"_s))->nodes.size(), 0);
}

void HistoryStoreTest::removesALongConversation()
{
    // Deeper than SQLite lets a cascade recurse.
    auto store = opened();
    (void)store->saveConversation(conversation(u"c"_s));
    QVERIFY(settled(store->saveMessage(u"c"_s, message(u"m0"_s, {}))));
    fill(u"'m' || (i - 1)"_s, {}, 1, 1500);
    QVERIFY(settled(store->removeMessages({u"m1"_s})));
    QCOMPARE(settled(store->load(u"c"_s))->nodes.size(), 1);
    fill(u"'m' || (i - 1)"_s, {}, 1, 1500);
    QVERIFY(settled(store->removeConversations({u"c"_s})));
}

void HistoryStoreTest::keepsWhatWasAskedBeforeItEnds()
{
    {
        auto store = opened();
        (void)store->saveConversation(conversation(u"c"_s));
        for (int i = 0; i < 50; ++i)
            (void)store->saveMessage(u"c"_s, message(u"m%1"_s.arg(i), {}));
    }
    auto store = opened();
    QCOMPARE(settled(store->load(u"c"_s))->nodes.size(), 50);
}

void HistoryStoreTest::carriesOutCallsInOrder()
{
    HistoryStore store(m_dir->filePath(u"history.sqlite"_s));
    const auto early = store.conversations();
    const auto open = store.open();
    const auto save = store.saveConversation(conversation(u"c"_s));
    const auto full = store.conversations();
    (void)store.removeConversations({u"c"_s});
    const auto empty = store.conversations();
    QCOMPARE(settled(empty)->size(), 0);
    QVERIFY(full.isFinished() && save.isFinished() && open.isFinished() && early.isFinished());
    QCOMPARE(full.result()->size(), 1);
    QVERIFY(!early.result());
    QVERIFY(settled(store.open())); // already open: does nothing
}

/// A program was killed between creating the lock file and writing its name into it.
void HistoryStoreTest::writesBehindALockThatNamesNobody()
{
    const QString path = m_dir->filePath(u"history.sqlite"_s);
    QVERIFY(QFile(path + u".lock"_s).open(QFile::WriteOnly));
    HistoryStore store(path);
    const auto opened = settled(store.open());
    QVERIFY(opened);
    QVERIFY(!opened->readOnlyBecause);
}

void HistoryStoreTest::marksRepliesThatNeverEnded()
{
    {
        auto store = opened();
        (void)store->saveConversation(conversation(u"c"_s));
        (void)store->saveMessage(u"c"_s, message(u"q"_s, {}));
        for (int i = 0; i <= int(MessageState::Failed); ++i) {
            MessageNode reply = message(u"a%1"_s.arg(i), u"q"_s, u"so far"_s);
            reply.state = MessageState(i);
            (void)store->saveMessage(u"c"_s, reply);
        }
    }
    auto store = opened();
    const auto loaded = settled(store->load(u"c"_s));
    for (const MessageNode &node : loaded->nodes.mid(1)) {
        const auto was = MessageState(QStringView(node.id).mid(1).toInt());
        const bool onItsWay = was == MessageState::Waiting || was == MessageState::Arriving;
        QCOMPARE(node.state, onItsWay ? MessageState::Failed : was);
        QCOMPARE(bool(node.error), onItsWay);
        if (node.error)
            QCOMPARE(node.error->kind, ErrorKind::Interrupted);
        QCOMPARE(node.content, u"so far"_s);
    }
}

void HistoryStoreTest::refusesAMessageOfNoConversation()
{
    auto store = opened();
    const auto saved = settled(store->saveMessage(u"none"_s, message(u"m"_s, {})));
    QVERIFY(!saved);
    QCOMPARE(saved.error().fault, StoreFault::Other);
    QVERIFY(!saved.error().detail.isEmpty());
}

void HistoryStoreTest::worksAfterAFailedCall()
{
    auto store = opened();
    (void)store->saveConversation(conversation(u"c"_s));
    QVERIFY(!settled(store->saveMessage(u"c"_s, message(u"m"_s, u"unknown parent"_s))));
    QVERIFY(settled(store->saveMessage(u"c"_s, message(u"m"_s, {}))));
    QCOMPARE(settled(store->load(u"c"_s))->nodes.size(), 1);
}

HIWAR_TEST(HistoryStoreTest, QCoreApplication)
#include "tst_historystore.moc"
