// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// History files of all past schemas, as written by the Hiwar of that time: each must open forever.
#include "app/history/historysearch.h"
#include "app/history/historystore.h"
#include "app/history/schema.h"
#include "app/history/unreaduse.h"
#include "net/values/utc.h"
#include "tests/support/otherprogram.h"
#include "tests/support/settled.h"
#include "tests/support/testcase.h"
#include "tests/support/testfile.h"

#include <QFile>
#include <QTemporaryDir>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

const QString conversationId = u"5b1f6c1e-0000-4000-8000-000000000001"_s;

int schemaOf(const QString &path)
{
    return OtherProgram(path).number(u"PRAGMA user_version"_s);
}

QDateTime second(int s)
{
    return QDateTime::fromMSecsSinceEpoch(1'790'000'000'000 + s * 1000, utc);
}

MessageNode message(const QString &id, const QString &parentId, Role role, const QString &text,
                    int s)
{
    MessageNode node;
    node.id = id;
    node.parentId = parentId;
    node.role = role;
    node.content = text;
    node.createdAt = second(s);
    return node;
}

/// The messages that the file of schema 1 contains.
QList<MessageNode> messagesOfSchema1()
{
    MessageNode first =
        message(u"a1"_s, u"q1"_s, Role::Assistant, u"Because of *Rayleigh scattering*."_s, 1);
    first.model = u"qwen2.5-7b"_s;
    first.finishReason = u"stop"_s;
    first.usage = Usage{12, 9, 21};
    MessageNode stopped = message(u"a1b"_s, u"q1"_s, Role::Assistant,
                                  u"لأن الضوء الأزرق 🌤 يتشتت"_s, 3);
    stopped.model = u"m-2"_s;
    stopped.state = MessageState::Stopped;
    MessageNode failed = message(u"a2"_s, u"q2"_s, Role::Assistant, u"At sun"_s, 9);
    failed.model = u"qwen2.5-7b"_s;
    failed.state = MessageState::Failed;
    failed.error = ApiError{};
    failed.error->kind = ErrorKind::RateLimited;
    failed.error->httpStatus = 429;
    failed.error->serverText = u"Slow down"_s;
    failed.error->url = QUrl(u"https://api.example/v1/chat/completions"_s);
    failed.error->retryAfter = std::chrono::seconds(7);
    return {message(u"q1"_s, {}, Role::User, u"Why is the sky blue?"_s, 0), first, stopped,
            message(u"q2"_s, u"a1"_s, Role::User, u"And red?"_s, 5), failed};
}

} // namespace

class HistoryMigrationTest : public TestCase
{
    Q_OBJECT

private slots:
    void init()
    {
        TestCase::init();
        m_dir = std::make_unique<QTemporaryDir>();
        m_path = m_dir->filePath(u"history.sqlite"_s);
        QVERIFY(QFile::copy(testFile(u"app/histories/schema1.sqlite"_s), m_path));
        QVERIFY(QFile::setPermissions(m_path, QFile::ReadOwner | QFile::WriteOwner));
        QCOMPARE(schemaOf(m_path), 1);
    }

    void readsEveryMessageOfSchema1()
    {
        HistoryStore store(m_path);
        QVERIFY(settled(store.open()));
        const auto all = settled(store.conversations());
        QCOMPARE(all->size(), 2);
        QCOMPARE(all->constFirst().title, u"أسئلة"_s);
        QVERIFY(all->constFirst().titleIsOwn);
        const auto loaded = settled(store.load(conversationId));
        QVERIFY(loaded);
        QCOMPARE(loaded->info.draft, u"and at night"_s);
        QCOMPARE(loaded->info.currentLeaf, u"a2"_s);
        QCOMPARE(loaded->nodes, messagesOfSchema1());
    }

    void readsEveryMessageOfSchema2()
    {
        QVERIFY(beginWith(u"schema2"_s));
        QCOMPARE(schemaOf(m_path), 2);
        HistoryStore store(m_path);
        QVERIFY(settled(store.open()));
        const auto all = settled(store.conversations());
        QCOMPARE(all->size(), 2);
        QCOMPARE(all->constFirst().draft, u"half a thought"_s);
        const auto loaded = settled(store.load(all->constLast().id));
        QCOMPARE(loaded->nodes.size(), 4);
        const MessageNode &reply = loaded->nodes.at(1);
        QVERIFY(reply.content.startsWith(u"# What Hiwar is\n\n"_s));
        QCOMPARE(reply.reasoning, u"Short waves scatter more."_s);
        QCOMPARE(reply.reasoningTime, std::chrono::milliseconds(1500));
        QCOMPARE(reply.toolCalls, QList<ToolCall>({{u"c"_s, u"look_up"_s, u"{}"_s}}));
        QVERIFY(reply.isRefusal);
        const Usage usage{12, 9, 21, 5, 8};
        QCOMPARE(reply.usage, std::optional(usage));
        QCOMPARE(loaded->info.currentLeaf, loaded->nodes.constLast().id);
        // Fields added by later schemas are empty, and work.
        QVERIFY(loaded->info.folderId.isEmpty() && loaded->info.tags.isEmpty());
        QVERIFY(!loaded->info.isPinned && !loaded->info.deletedAt.isValid());
        QCOMPARE(settled(store.search(u"arabic from:me"_s))->groups.size(), 1);
        QCOMPARE(settled(store.search(u"provider from:assistant"_s))->groups.size(), 1);
    }

    void readsEveryMessageOfSchema3()
    {
        QVERIFY(beginWith(u"schema3"_s));
        QCOMPARE(schemaOf(m_path), 3);
        HistoryStore store(m_path);
        QVERIFY(settled(store.open()));
        const auto all = settled(store.conversations());
        QCOMPARE(all->size(), 2);
        const ConversationInfo &lisbon = all->constFirst();
        QCOMPARE(lisbon.title, u"Lisbon"_s);
        QCOMPARE(lisbon.tags, (QStringList{u"may"_s, u"sea"_s}));
        QVERIFY(lisbon.isPinned && !lisbon.folderId.isEmpty());
        QVERIFY(all->constLast().deletedAt.isValid());
        const auto loaded = settled(store.load(lisbon.id));
        QCOMPARE(loaded->nodes.size(), 3);
        QCOMPARE(loaded->nodes.constFirst().attachments.size(), 1);
        QCOMPARE(settled(store.attachment(loaded->nodes.constFirst().attachments.at(0).hash)),
                 "foo");
        QCOMPARE(loaded->nodes.constLast().content, u"إلى ألفاما"_s);
        // Fields added by later schemas are empty, and work.
        QVERIFY(settled(store.binnedMessages())->isEmpty());
        MessageNode gone = loaded->nodes.constLast();
        gone.deletedAt = second(20);
        gone.deletedWith = gone.id;
        QVERIFY(settled(store.saveMessage(lisbon.id, gone)));
        QCOMPARE(settled(store.binnedMessages())->size(), 1);
        QCOMPARE(settled(store.load(lisbon.id))->nodes.constLast(), gone);
    }

    void readsEveryMessageOfSchema4()
    {
        QVERIFY(beginWith(u"schema4"_s));
        QCOMPARE(schemaOf(m_path), 4);
        HistoryStore store(m_path);
        QVERIFY(settled(store.open()));
        const auto all = settled(store.conversations());
        QCOMPARE(all->size(), 2);
        ConversationInfo lisbon = all->constFirst();
        QCOMPARE(lisbon.title, u"Lisbon"_s);
        QCOMPARE(lisbon.draft, u"and the sea"_s);
        QCOMPARE(lisbon.tags, (QStringList{u"may"_s, u"sea"_s}));
        QVERIFY(lisbon.isPinned && !lisbon.folderId.isEmpty());
        QVERIFY(all->constLast().isArchived);
        const auto loaded = settled(store.load(lisbon.id));
        QCOMPARE(loaded->nodes.size(), 4);
        QCOMPARE(settled(store.attachment(loaded->nodes.at(0).attachments.at(0).hash)), "foo");
        QCOMPARE(loaded->nodes.at(1).state, MessageState::Closed);
        QCOMPARE(loaded->nodes.at(1).reasoningTime, std::chrono::milliseconds(1500));
        QCOMPARE(loaded->nodes.at(2).content, u"إلى ألفاما"_s);
        QCOMPARE(loaded->nodes.at(3).deletedWith, loaded->nodes.at(3).id);
        QCOMPARE(settled(store.binnedMessages())->size(), 1);
        // Fields added by later schemas are empty, and work.
        QVERIFY(lisbon.model.isEmpty() && lisbon.settings.isEmpty());
        lisbon.model = u"m-2"_s;
        lisbon.settings = {.systemPrompt = u"أجب"_s,
                           .fields = {{u"seed"_s, 7}, {u"top_p"_s, QJsonValue()}}};
        QVERIFY(settled(store.saveConversation(lisbon)));
        QCOMPARE(settled(store.load(lisbon.id))->info, lisbon);
        QCOMPARE(settled(store.conversations())->constFirst(), lisbon);
    }

    void readsEveryMessageOfSchema5()
    {
        QVERIFY(beginWith(u"schema5"_s));
        QCOMPARE(schemaOf(m_path), 5);
        HistoryStore store(m_path);
        QVERIFY(settled(store.open()));
        const auto all = settled(store.conversations());
        QCOMPARE(all->size(), 2);
        const ConversationInfo lisbon = all->constFirst();
        QCOMPARE(lisbon.model, u"m-5"_s);
        QCOMPARE(lisbon.settings.fields.value("temperature"_L1), QJsonValue(0.5));
        const auto loaded = settled(store.load(lisbon.id));
        QCOMPARE(loaded->nodes.size(), 4);
        // Fields and tables added by later schemas are empty, and work.
        MessageNode reply = loaded->nodes.at(1);
        QCOMPARE(reply.firstTextTime, std::chrono::milliseconds(-1));
        QCOMPARE(reply.replyTime, std::chrono::milliseconds(-1));
        reply.firstTextTime = std::chrono::milliseconds(200);
        reply.replyTime = std::chrono::milliseconds(4000);
        QVERIFY(settled(store.saveMessage(lisbon.id, reply)));
        QCOMPARE(settled(store.load(lisbon.id))->nodes.at(1), reply);
        QVERIFY(settled(store.usageSince({}))->isEmpty());
        QVERIFY(settled(store.calibrations())->isEmpty());
        const UsageRecord record{.at = second(3), .profileId = u"p"_s, .usage = {1, 2, 3}};
        QVERIFY(settled(store.saveUsage(record)));
        QCOMPARE(*settled(store.usageSince(second(3))), QList<UsageRecord>{record});
        QVERIFY(settled(store.usageSince(second(4)))->isEmpty());
        QCOMPARE(settled(store.usageOf({}))->size(), 1); // it names no conversation
        QVERIFY(settled(store.usageOf(u"c"_s))->isEmpty());
        QVERIFY(settled(store.saveCalibration({u"p"_s, u"m"_s, "1"})));
        QVERIFY(settled(store.saveCalibration({u"p"_s, u"m"_s, "2"})));
        QCOMPARE(*settled(store.calibrations()), (QList<KeptCalibration>{{u"p"_s, u"m"_s, "2"}}));
    }

    void readsEveryMessageOfSchema6()
    {
        QVERIFY(beginWith(u"schema6"_s));
        QCOMPARE(schemaOf(m_path), 6);
        HistoryStore store(m_path);
        QVERIFY(settled(store.open()));
        const auto all = settled(store.conversations());
        QCOMPARE(all->size(), 2);
        ConversationInfo lisbon = all->constFirst();
        const auto loaded = settled(store.load(lisbon.id));
        QCOMPARE(loaded->nodes.size(), 4);
        MessageNode reply = loaded->nodes.at(1);
        QCOMPARE(reply.firstTextTime, std::chrono::milliseconds(250));
        QCOMPARE(reply.replyTime, std::chrono::milliseconds(4100));
        QCOMPARE(settled(store.usageOf(lisbon.id))->size(), 1);
        QCOMPARE(settled(store.calibrations())->size(), 1);
        // Fields added by later schemas are empty, and work.
        QVERIFY(lisbon.personaId.isEmpty());
        QVERIFY(reply.contextRule == ContextRule::Usual && !reply.isByUser);
        QVERIFY(reply.summaryUpTo.isEmpty());
        reply.contextRule = ContextRule::Pinned;
        reply.isByUser = true;
        reply.summaryUpTo = loaded->nodes.at(0).id;
        QVERIFY(settled(store.saveMessage(lisbon.id, reply)));
        lisbon.personaId = u"p"_s;
        QVERIFY(settled(store.saveConversation(lisbon)));
        QCOMPARE(settled(store.load(lisbon.id))->nodes.at(1), reply);
        QCOMPARE(settled(store.load(lisbon.id))->info, lisbon);
    }

    void readsEveryMessageOfSchema7()
    {
        QVERIFY(beginWith(u"schema7"_s));
        QCOMPARE(schemaOf(m_path), 7);
        HistoryStore store(m_path);
        QVERIFY(settled(store.open()));
        const auto all = settled(store.conversations());
        QCOMPARE(all->size(), 1);
        ConversationInfo lisbon = all->constFirst();
        QCOMPARE(lisbon.personaId, u"p-1"_s);
        QCOMPARE(settled(store.library())->personas.size(), 1);
        const auto loaded = settled(store.load(lisbon.id));
        MessageNode question = loaded->nodes.at(0);
        QVERIFY(question.contextRule == ContextRule::Pinned);
        // Fields and tables added by later schemas are empty, and work.
        QCOMPARE(question.attachments.size(), 1);
        Attachment &notes = question.attachments.first();
        QCOMPARE(notes.name, u"notes.txt"_s);
        QVERIFY(notes.reading.isEmpty() && isUnread(notes));
        notes.reading = attachmentHash("reading");
        notes.use = {.share = AttachmentShare::Pages, .pages = u"1-3"_s};
        QVERIFY(settled(store.saveAttachment({notes.reading, "reading"})));
        QVERIFY(settled(store.saveMessage(lisbon.id, question)));
        lisbon.draftAttachments = {notes};
        QVERIFY(settled(store.saveConversation(lisbon)));
        QCOMPARE(settled(store.load(lisbon.id))->nodes.at(0), question);
        QCOMPARE(settled(store.load(lisbon.id))->info, lisbon);
        QCOMPARE(settled(store.conversations())->constFirst(), lisbon);
        QCOMPARE(*settled(store.attachment(notes.hash)), "Tejo\n"_ba);
        QCOMPARE(*settled(store.attachment(notes.reading)), "reading"_ba);
    }

    void findsWithinTheWordsOfSchema3()
    {
        QVERIFY(beginWith(u"schema3words"_s));
        QCOMPARE(schemaOf(m_path), 3);
        {
            const auto file = HistoryFile::open(m_path, std::chrono::seconds(1));
            QVERIFY(file);
            // Before the word index is rebuilt, whole words are found as before.
            const auto search = HistorySearch::open(m_path, std::chrono::seconds(1));
            QVERIFY(search);
            const auto found = [&search](const QString &typed) {
                const auto page = (*search)->find(parseSearch(typed, QDate(2026, 3, 1)), 10);
                return page && !page->groups.isEmpty() ? page->groups.constFirst().hitCount : 0;
            };
            QCOMPARE(found(u"flugzeug"_s), 2);
            QCOMPARE(found(u"zeug"_s), 0);
            while (*(*file)->workOn()) {
            }
            QCOMPARE(found(u"zeug"_s), 2);
            QCOMPARE(found(u"UserName"_s), 2);
            QCOMPARE(found(u"مدرسة"_s), 2);
        }
        // The next start does not rebuild it again.
        QCOMPARE(OtherProgram(m_path).number(u"SELECT count(*) FROM state WHERE name = 'words'"_s),
                 0);
    }

    void findsWholeWordsInASchema3ThatCannotBeWritten()
    {
        const QString path = testFile(u"app/histories/schema3words.sqlite"_s);
        const auto search = HistorySearch::open(path, std::chrono::seconds(1));
        QVERIFY(search);
        const auto page = (*search)->find(parseSearch(u"flugzeug"_s, QDate(2026, 3, 1)), 10);
        QVERIFY(page);
        QCOMPARE(page->groups.value(0).hitCount, 2);
    }

    void readsAPastSchemaWithoutChangingIt_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("conversations");
        QTest::newRow("1") << u"schema1"_s << 2;
        QTest::newRow("2") << u"schema2"_s << 2;
        QTest::newRow("3") << u"schema3"_s << 2;
        QTest::newRow("3, with words within words") << u"schema3words"_s << 1;
        for (const int next : {4, 5, 6})
            QTest::addRow("%d", next) << u"schema%1"_s.arg(next) << 2;
        for (const int latest : {7, 8})
            QTest::addRow("%d", latest) << u"schema%1"_s.arg(latest) << 1;
    }

    void readsAPastSchemaWithoutChangingIt()
    {
        QFETCH(QString, name);
        QFETCH(int, conversations);
        QFile past(testFile(u"app/histories/%1.sqlite"_s.arg(name)));
        QVERIFY(QFile::remove(m_path) && past.copy(m_path));
        const auto file =
            HistoryFile::open(m_path, std::chrono::seconds(1), HistoryFile::Access::ReadOnly);
        QVERIFY(file);
        QCOMPARE((*file)->conversations()->size(), conversations);
        // Only that file has any: the tables are of schema 6, and no import fills them.
        const int records = name == "schema6"_L1 ? 1 : 0;
        QCOMPARE((*file)->usageSince({})->size(), records);
        QCOMPARE((*file)->calibrations()->size(), records);
        QFile now(m_path);
        QVERIFY(past.open(QFile::ReadOnly) && now.open(QFile::ReadOnly));
        QCOMPARE(now.readAll(), past.readAll());
    }

    void keepsACopyOfTheFileAsItWas()
    {
        {
            HistoryStore store(m_path);
            QVERIFY(settled(store.open()));
        }
        QCOMPARE(schemaOf(m_path), int(migrations().size()));
        QCOMPARE(schemaOf(m_path + u".before-2"_s), 1);
    }

    void holdsTheRestOfAReplyInAnOldMessage()
    {
        MessageNode reply = messagesOfSchema1().at(1);
        reply.reasoning = u"Short waves scatter more."_s;
        reply.reasoningTime = std::chrono::milliseconds(1500);
        reply.toolCalls = {{u"c"_s, u"look_up"_s, u"{}"_s}};
        reply.isRefusal = true;
        reply.usage = Usage{12, 9, 21, 5, 8};
        {
            HistoryStore store(m_path);
            QVERIFY(settled(store.open()));
            QVERIFY(settled(store.saveMessage(conversationId, reply)));
        }
        HistoryStore store(m_path);
        QVERIFY(settled(store.open()));
        QCOMPARE(settled(store.load(conversationId))->nodes.at(1), reply);
    }

private:
    /// Copies that file of tests/app/histories to the history's path.
    [[nodiscard]] bool beginWith(const QString &name) const
    {
        return QFile::remove(m_path) &&
               QFile::copy(testFile(u"app/histories/%1.sqlite"_s.arg(name)), m_path) &&
               QFile::setPermissions(m_path, QFile::ReadOwner | QFile::WriteOwner);
    }

    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_path;
};

HIWAR_TEST(HistoryMigrationTest, QCoreApplication)
#include "tst_historymigration.moc"
