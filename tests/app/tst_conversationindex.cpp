// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/conversationindex.h"
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
    made.updatedAt = QDateTime::fromMSecsSinceEpoch(updated, Qt::UTC);
    return made;
}

/// What is shown of a row.
using Shown = std::tuple<QString, QString, QDateTime, bool, bool>;

Shown shown(const ListedConversation &row)
{
    return {row.info.id, row.info.title, row.info.updatedAt, row.isAsking, row.isUnread};
}

} // namespace

class ConversationIndexTest : public TestCase
{
    Q_OBJECT

private slots:
    void listsTheLatestChangeFirst();
    void saysNothingOfADraft();
    void canBeFollowedThroughAnything();
    void canBeFollowedThroughAnything_data();
};

void ConversationIndexTest::listsTheLatestChangeFirst()
{
    ConversationIndex list;
    list.reset({info(u"a"_s, 1), info(u"b"_s, 3)});
    list.put(info(u"c"_s, 2));
    QCOMPARE(list.rowOf(u"b"_s), 0);
    QCOMPARE(list.rowOf(u"c"_s), 1);
    QCOMPARE(list.rowOf(u"a"_s), 2);
    QSignalSpy moved(&list, &ConversationIndex::moved);
    list.put(info(u"a"_s, 9));
    QCOMPARE(moved.takeFirst(), QVariantList({2, 0}));
    QCOMPARE(list.rowOf(u"a"_s), 0);
    QCOMPARE(list.rowOf(u"none"_s), -1);
    list.remove(u"none"_s);
    list.setUnread(u"none"_s, true);
    QCOMPARE(list.count(), 3);
}

void ConversationIndexTest::saysNothingOfADraft()
{
    ConversationIndex list;
    list.put(info(u"a"_s, 1));
    QSignalSpy changed(&list, &ConversationIndex::changed);
    ConversationInfo drafted = info(u"a"_s, 1);
    drafted.draft = u"hm"_s;
    list.put(drafted);
    QCOMPARE(changed.count(), 0);
    QCOMPARE(list.at(0).info.draft, u"hm"_s); // and yet it is known
    list.setAsking(u"a"_s, false);
    QCOMPARE(changed.count(), 0);
    list.setAsking(u"a"_s, true);
    QCOMPARE(changed.count(), 1);
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
    QList<Shown> mirror;
    connect(&list, &ConversationIndex::wasReset, this, [&] {
        mirror.clear();
        for (int row = 0; row < list.count(); ++row)
            mirror.append(shown(list.at(row)));
    });
    connect(&list, &ConversationIndex::inserted, this,
            [&](int row) { mirror.insert(row, shown(list.at(row))); });
    connect(&list, &ConversationIndex::removed, this, [&](int row) { mirror.removeAt(row); });
    connect(&list, &ConversationIndex::moved, this,
            [&](int from, int to) { mirror.move(from, to); });
    connect(&list, &ConversationIndex::changed, this,
            [&](int row) { mirror[row] = shown(list.at(row)); });
    for (int step = 0; step < 400; ++step) {
        const QString id = u"c%1"_s.arg(random.bounded(20));
        switch (random.bounded(8)) {
        case 0:
            list.remove(id);
            break;
        case 1:
            list.setAsking(id, random.bounded(2) == 1);
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
        for (int row = 0; row < list.count(); ++row) {
            QVERIFY(mirror.at(row) == shown(list.at(row)));
            QVERIFY(row == 0 || list.at(row - 1).info.updatedAt >= list.at(row).info.updatedAt);
            QCOMPARE(list.rowOf(list.at(row).info.id), row);
        }
    }
}

HIWAR_TEST(ConversationIndexTest, QCoreApplication)
#include "tst_conversationindex.moc"
