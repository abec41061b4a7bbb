// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What schema 9 added to the history: questions that wait, forks, and replies asked for together.
#include "app/history/historystore.h"
#include "tests/support/otherprogram.h"
#include "tests/support/settled.h"
#include "tests/support/testcase.h"
#include "tests/support/testfile.h"

#include <QFile>
#include <QTemporaryDir>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class HistoryQueueTest : public TestCase
{
    Q_OBJECT

private slots:
    void readsEveryMessageOfSchema8();
    void mergesWhatWaitsOnce();
};

void HistoryQueueTest::readsEveryMessageOfSchema8()
{
    const QTemporaryDir dir;
    const QString path = dir.filePath(u"history.sqlite"_s);
    QVERIFY(QFile::copy(testFile(u"app/histories/schema8.sqlite"_s), path));
    QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner));
    QCOMPARE(OtherProgram(path).number(u"PRAGMA user_version"_s), 8);
    HistoryStore store(path);
    QVERIFY(settled(store.open()));
    ConversationInfo lisbon = settled(store.conversations())->constFirst();
    QCOMPARE(lisbon.draftAttachments.size(), 1);
    const Attachment plan = lisbon.draftAttachments.constFirst();
    QCOMPARE(*settled(store.attachment(plan.hash)), "not sent yet"_ba);
    const auto loaded = settled(store.load(lisbon.id));
    QCOMPARE(loaded->nodes.size(), 3);
    QVERIFY(loaded->nodes.at(0).attachments.at(0).use.share == AttachmentShare::Pages);
    // Fields and tables added by later schemas are empty, and work.
    MessageNode reply = loaded->nodes.at(1);
    QVERIFY(lisbon.forkedFrom.isEmpty() && lisbon.queued.isEmpty() && reply.askedWith.isEmpty());
    reply.askedWith = u"w"_s;
    lisbon.forkedFrom = u"elsewhere"_s;
    lisbon.draftAttachments.clear();
    lisbon.queued = {{u"one"_s, u"And then?"_s, {plan}}, {u"two"_s, u"ثم؟"_s, {}}};
    QVERIFY(settled(store.saveTurn(lisbon, {reply})));
    QCOMPARE(settled(store.load(lisbon.id))->nodes.at(1), reply);
    QCOMPARE(settled(store.load(lisbon.id))->info, lisbon);
    QCOMPARE(settled(store.conversations())->constFirst(), lisbon);
    QCOMPARE(*settled(store.attachment(plan.hash)), "not sent yet"_ba);
}

void HistoryQueueTest::mergesWhatWaitsOnce()
{
    const QTemporaryDir dir;
    const auto opened = HistoryFile::open(dir.filePath(u"h.sqlite"_s), std::chrono::seconds(5));
    QVERIFY(opened);
    HistoryFile &file = **opened;
    StoredConversation made;
    made.info.id = u"c"_s;
    made.info.forkedFrom = u"elsewhere"_s;
    made.info.queued = {{u"q"_s, u"And then?"_s, {}}, {u"q"_s, u"Twice the same id"_s, {}}, {}};
    made.nodes = {MessageNode{.id = u"m"_s, .askedWith = u"w"_s}};
    for (int time = 0; time < 2; ++time)
        QVERIFY(file.merge(made, {}, {}));
    const auto loaded = file.load(u"c"_s);
    QCOMPARE(loaded->info.forkedFrom, u"elsewhere"_s);
    QCOMPARE(loaded->nodes.constFirst().askedWith, u"w"_s);
    QCOMPARE(loaded->info.queued.size(), 3);
    QCOMPARE(loaded->info.queued.at(0), made.info.queued.at(0));
    QCOMPARE(loaded->info.queued.at(1).text, u"Twice the same id"_s);
    // The same question in another conversation is another one.
    made.info.id = u"d"_s;
    QVERIFY(file.merge(made, {}, {}));
    QCOMPARE(file.load(u"d"_s)->info.queued.size(), 3);
    QCOMPARE(file.load(u"c"_s)->info.queued, loaded->info.queued);
}

HIWAR_TEST(HistoryQueueTest, QCoreApplication)
#include "tst_historyqueue.moc"
