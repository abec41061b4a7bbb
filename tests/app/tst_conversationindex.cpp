// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/conversationindex.h"
#include "net/values/utc.h"
#include "tests/support/testcase.h"

#include <QRandomGenerator>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

ConversationInfo info(const QString &id, qint64 updated, const QString &title = {})
{
    ConversationInfo made;
    made.id = id;
    made.title = title;
    made.updatedAt = QDateTime::fromMSecsSinceEpoch(updated, utc);
    return made;
}

} // namespace

class ConversationIndexTest : public TestCase
{
    Q_OBJECT

private slots:
    void saysNothingOfADraft();
    void knowsTheLatestThatIsOnTheList();
    void gathersTags();
    void keepsASnapshotAsItWas();
    void tellsManyChangesAtOnce();
    void canBeFollowedThroughAnything_data();
    void canBeFollowedThroughAnything();
};

void ConversationIndexTest::saysNothingOfADraft()
{
    ConversationIndex list;
    list.put(info(u"a"_s, 1));
    QSignalSpy changed(&list, &ConversationIndex::changed);
    ConversationInfo drafted = info(u"a"_s, 1);
    drafted.draft = u"hm"_s;
    list.put(drafted);
    QCOMPARE(changed.count(), 0);
    QCOMPARE(list.find(u"a"_s)->info.draft, u"hm"_s); // and yet it is stored in the index
    list.setGenerating(u"a"_s, false);
    QCOMPARE(changed.count(), 0);
    list.setGenerating(u"a"_s, true);
    QCOMPARE(changed.count(), 1);
    drafted.isPinned = true;
    list.put(drafted);
    QCOMPARE(changed.count(), 2);
    QVERIFY(list.find(u"a"_s)->isGenerating); // the state was kept
}

void ConversationIndexTest::knowsTheLatestThatIsOnTheList()
{
    ConversationIndex list;
    QCOMPARE(list.latest(), QString());
    ConversationInfo archived = info(u"archived"_s, 9);
    archived.isArchived = true;
    ConversationInfo deleted = info(u"deleted"_s, 8);
    deleted.deletedAt = deleted.updatedAt;
    list.reset({info(u"a"_s, 1), info(u"b"_s, 3), archived, deleted});
    QCOMPARE(list.latest(), u"b"_s);
    list.put(info(u"a"_s, 4));
    QCOMPARE(list.latest(), u"a"_s);
}

void ConversationIndexTest::gathersTags()
{
    ConversationIndex list;
    ConversationInfo tagged = info(u"a"_s, 1);
    tagged.tags = QStringList{u"home"_s, u"work"_s};
    ConversationInfo other = info(u"b"_s, 1);
    other.tags = QStringList{u"Garden"_s, u"work"_s};
    ConversationInfo deleted = info(u"c"_s, 1);
    deleted.tags = QStringList{u"gone"_s};
    deleted.deletedAt = deleted.updatedAt;
    list.reset({tagged, other, deleted});
    QStringList tags = list.tags();
    tags.sort();
    QCOMPARE(tags, (QStringList{u"Garden"_s, u"home"_s, u"work"_s}));
}

void ConversationIndexTest::keepsASnapshotAsItWas()
{
    ConversationIndex list;
    list.put(info(u"a"_s, 1, u"before"_s));
    const ListedRef before = list.find(u"a"_s);
    list.put(info(u"a"_s, 2, u"after"_s));
    list.setUnread(u"a"_s, true);
    QCOMPARE(before->info.title, u"before"_s);
    QVERIFY(!before->isUnread);
    list.remove({u"a"_s});
    QCOMPARE(before->info.title, u"before"_s);
    QVERIFY(!list.find(u"a"_s));
}

void ConversationIndexTest::tellsManyChangesAtOnce()
{
    ConversationIndex list;
    QSignalSpy changed(&list, &ConversationIndex::changed);
    QSignalSpy removed(&list, &ConversationIndex::removed);
    QSignalSpy reset(&list, &ConversationIndex::wasReset);
    QList<ConversationInfo> many;
    QStringList ids;
    for (int i = 0; i <= ConversationIndex::mostSingly; ++i) {
        many.append(info(u"c%1"_s.arg(i), i));
        ids.append(many.constLast().id);
    }
    list.put(many.mid(0, 2));
    QCOMPARE(changed.count(), 2);
    QCOMPARE(reset.count(), 0);
    list.put(many);
    QCOMPARE(changed.count(), 2);
    QCOMPARE(reset.count(), 1);
    QCOMPARE(list.count(), many.size());
    list.remove(ids);
    QCOMPARE(removed.count(), 0);
    QCOMPARE(reset.count(), 2);
    QCOMPARE(list.count(), 0);
}

void ConversationIndexTest::canBeFollowedThroughAnything_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 10; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

void ConversationIndexTest::canBeFollowedThroughAnything()
{
    QFETCH(quint32, seed);
    QRandomGenerator random(seed);
    ConversationIndex list;
    QHash<QString, ListedConversation> mirror;
    connect(&list, &ConversationIndex::wasReset, this, [&] {
        mirror.clear();
        for (const ListedRef &each : list.all())
            mirror.insert(each->info.id, *each);
    });
    connect(&list, &ConversationIndex::changed, this,
            [&](const QString &id) { mirror.insert(id, *list.find(id)); });
    connect(&list, &ConversationIndex::removed, this,
            [&](const QString &id) { QVERIFY(mirror.remove(id)); });
    for (int step = 0; step < 400; ++step) {
        const QString id = u"c%1"_s.arg(random.bounded(20));
        switch (random.bounded(8)) {
        case 0:
            list.remove({id, u"none"_s});
            break;
        case 1:
            list.setGenerating(id, random.bounded(2) == 1);
            break;
        case 2:
            list.setUnread(id, random.bounded(2) == 1);
            break;
        case 3:
            if (random.bounded(20) == 0)
                list.reset({info(u"c1"_s, 5), info(u"c2"_s, 6)});
            break;
        default:
            list.put(info(id, random.bounded(30), u"t%1"_s.arg(random.bounded(3))));
        }
        QCOMPARE(mirror.size(), list.count());
        for (const ListedRef &each : list.all())
            QVERIFY(mirror.value(each->info.id) == *each);
    }
}

HIWAR_TEST(ConversationIndexTest, QCoreApplication)
#include "tst_conversationindex.moc"
