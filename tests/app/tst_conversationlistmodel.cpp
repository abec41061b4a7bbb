// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/conversationlistmodel.h"
#include "net/values/utc.h"
#include "tests/support/testcase.h"
#include "ui/sidebar/conversationroles.h"

#include <QAbstractItemModelTester>
#include <QRandomGenerator>

using namespace Qt::StringLiterals;
using namespace Hiwar;

namespace {

ConversationInfo info(int number, qint64 updated, const QString &title = {})
{
    ConversationInfo made;
    made.id = u"c%1"_s.arg(number);
    made.title = title.isEmpty() ? u"title %1 at %2"_s.arg(number).arg(updated) : title;
    made.updatedAt = QDateTime::fromMSecsSinceEpoch(updated, utc);
    return made;
}

QStringList idsOf(const QAbstractItemModel &model)
{
    QStringList ids;
    for (int row = 0; row < model.rowCount(); ++row)
        ids.append(model.index(row, 0).data(ConversationIdRole).toString());
    return ids;
}

/// Follows the model's signals only, like a view.
class Follower : public QObject
{
public:
    explicit Follower(const QAbstractItemModel &model)
        : m_model(model)
        , shown(idsOf(model))
    {
        connect(&model, &QAbstractItemModel::modelReset, this, [this] { shown = idsOf(m_model); });
        connect(&model, &QAbstractItemModel::rowsInserted, this,
                [this](const QModelIndex &, int first, int last) {
                    for (int row = first; row <= last; ++row)
                        shown.insert(row, idAt(row));
                });
        connect(&model, &QAbstractItemModel::rowsAboutToBeRemoved, this,
                [this](const QModelIndex &, int first, int last) {
                    for (int row = last; row >= first; --row)
                        QCOMPARE(shown.takeAt(row), idAt(row)); // readable until it is removed
                });
        connect(&model, &QAbstractItemModel::rowsMoved, this,
                [this](const QModelIndex &, int from, int, const QModelIndex &, int to) {
                    shown.move(from, to > from ? to - 1 : to);
                });
    }

private:
    [[nodiscard]] QString idAt(int row) const
    {
        return m_model.index(row, 0).data(ConversationIdRole).toString();
    }

    const QAbstractItemModel &m_model;

public:
    QStringList shown;
};

} // namespace

Q_DECLARE_METATYPE(Hiwar::ListScope)

class ConversationListModelTest : public TestCase
{
    Q_OBJECT

private slots:
    void mirrorsTheListThroughEveryChange_data();
    void mirrorsTheListThroughEveryChange();
    void namesAConversationThatHasNoTitleYet();
    void showsEachScope();
    void keepsPinnedOnesAbove();
    void sortsTitlesAsPeopleDo();
    void sortsByCreation();
    void listsTheBinByWhenItWasFilled();
    void findsAConversationByItsId();
};

void ConversationListModelTest::mirrorsTheListThroughEveryChange_data()
{
    QTest::addColumn<ListScope>("scope");
    QTest::addColumn<ListOrder>("order");
    using Kind = ListScope::Kind;
    QTest::newRow("all") << ListScope() << ListOrder::LastChange;
    QTest::newRow("all, created") << ListScope() << ListOrder::Created;
    QTest::newRow("all, by title") << ListScope() << ListOrder::Title;
    QTest::newRow("folder") << ListScope{Kind::Folder, u"f1"_s} << ListOrder::LastChange;
    QTest::newRow("tag") << ListScope{Kind::Tag, u"t1"_s} << ListOrder::Title;
    QTest::newRow("archive") << ListScope{Kind::Archive, {}} << ListOrder::LastChange;
    QTest::newRow("bin") << ListScope{Kind::Bin, {}} << ListOrder::Title;
}

void ConversationListModelTest::mirrorsTheListThroughEveryChange()
{
    QFETCH(ListScope, scope);
    QFETCH(ListOrder, order);
    ConversationIndex list;
    list.put(info(100, 50));
    ConversationListModel model(list);
    model.setScope(scope);
    model.setOrder(order);
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    const Follower follower(model);
    const QCollator words = titleOrder();
    QRandomGenerator random(7);
    for (int turn = 0; turn < 1000; ++turn) {
        const int number = random.bounded(25);
        const QString id = u"c%1"_s.arg(number);
        ConversationInfo made = info(number, random.bounded(100));
        switch (random.bounded(8)) {
        case 0:
            list.remove({id});
            break;
        case 1:
            list.setGenerating(id, random.bounded(2) == 1);
            break;
        case 2:
            list.setUnread(id, random.bounded(2) == 1);
            break;
        case 3:
            if (random.bounded(40) == 0)
                list.reset({info(1, 10), info(2, 20), info(3, 30)});
            break;
        default:
            made.createdAt = QDateTime::fromMSecsSinceEpoch(random.bounded(100), utc);
            made.isPinned = random.bounded(5) == 0;
            made.isArchived = random.bounded(3) == 0;
            made.folderId = random.bounded(2) == 0 ? u"f1"_s : QString();
            made.tags = random.bounded(2) == 0 ? QStringList{u"t1"_s} : QStringList();
            made.deletedAt = random.bounded(3) == 0 ? made.createdAt : QDateTime();
            list.put(made);
        }
        int standing = 0;
        for (const ListedRef &each : list.all())
            standing += standsOn(scope, each->info) ? 1 : 0;
        QCOMPARE(model.rowCount(), standing);
        for (int row = 0; row < model.rowCount(); ++row) {
            const QModelIndex index = model.index(row);
            const ListedRef listed = list.find(index.data(ConversationIdRole).toString());
            QVERIFY(listed && standsOn(scope, listed->info));
            QCOMPARE(index.data().toString(), listed->info.title);
            QCOMPARE(index.data(ArrivingRole).toBool(), listed->isGenerating);
            QCOMPARE(index.data(UnreadRole).toBool(), listed->isUnread);
            QCOMPARE(index.data(TagsRole).toStringList(), listed->info.tags);
            const auto position = [&](int at) {
                return sortKeyOf(
                    list.find(model.index(at).data(ConversationIdRole).toString())->info, scope,
                    order, words);
            };
            QVERIFY(row == 0 || comesBefore(position(row - 1), position(row)));
        }
        QCOMPARE(follower.shown, idsOf(model));
    }
}

void ConversationListModelTest::namesAConversationThatHasNoTitleYet()
{
    ConversationIndex list;
    ConversationInfo untitled = info(1, 10);
    untitled.title.clear();
    list.put(untitled);
    const ConversationListModel model(list);
    QCOMPARE(model.index(0).data().toString(), u"New conversation"_s);
}

void ConversationListModelTest::showsEachScope()
{
    ConversationInfo filed = info(2, 20);
    filed.folderId = u"f"_s;
    ConversationInfo tagged = info(3, 30);
    tagged.tags = QStringList{u"home"_s, u"work"_s};
    ConversationInfo archived = info(4, 40);
    archived.isArchived = true;
    archived.folderId = u"f"_s;
    ConversationInfo deleted = info(5, 50);
    deleted.deletedAt = deleted.updatedAt;
    deleted.isArchived = true;
    deleted.tags = QStringList{u"work"_s};
    ConversationIndex list;
    list.reset({info(1, 10), filed, tagged, archived, deleted});
    ConversationListModel model(list);
    const auto shown = [&model](ListScope::Kind kind, const QString &id = {}) {
        model.setScope({kind, id});
        return idsOf(model);
    };
    using Kind = ListScope::Kind;
    QCOMPARE(shown(Kind::All), (QStringList{u"c3"_s, u"c2"_s, u"c1"_s}));
    QCOMPARE(shown(Kind::Folder, u"f"_s), QStringList{u"c2"_s});
    QCOMPARE(shown(Kind::Tag, u"work"_s), QStringList{u"c3"_s});
    QCOMPARE(shown(Kind::Archive), QStringList{u"c4"_s});
    QCOMPARE(shown(Kind::Bin), QStringList{u"c5"_s});
}

void ConversationListModelTest::keepsPinnedOnesAbove()
{
    ConversationInfo pinned = info(1, 10);
    pinned.isPinned = true;
    ConversationIndex list;
    list.reset({pinned, info(2, 20), info(3, 30)});
    ConversationListModel model(list);
    QCOMPARE(idsOf(model), (QStringList{u"c1"_s, u"c3"_s, u"c2"_s}));
    QVERIFY(model.index(0).data(PinnedRole).toBool());
    ConversationInfo other = info(2, 20);
    other.isPinned = true;
    list.put(other);
    QCOMPARE(idsOf(model), (QStringList{u"c2"_s, u"c1"_s, u"c3"_s}));
    model.setOrder(ListOrder::Title);
    QCOMPARE(idsOf(model), (QStringList{u"c1"_s, u"c2"_s, u"c3"_s}));
}

void ConversationListModelTest::sortsTitlesAsPeopleDo()
{
    ConversationIndex list;
    list.reset({info(1, 1, u"chapter 10"_s), info(2, 2, u"Chapter 9"_s), info(3, 3, u"apple"_s),
                info(4, 4, u"Bread"_s), info(5, 5, u"bread"_s)});
    ConversationListModel model(list);
    model.setOrder(ListOrder::Title);
    QCOMPARE(idsOf(model), (QStringList{u"c3"_s, u"c5"_s, u"c4"_s, u"c2"_s, u"c1"_s}));
    QVERIFY(!model.index(0).data(ListedTimeRole).toDateTime().isValid());
    list.put(info(1, 1, u"Aardvark"_s));
    QCOMPARE(idsOf(model).constFirst(), u"c1"_s);
}

void ConversationListModelTest::sortsByCreation()
{
    ConversationInfo old = info(1, 90);
    old.createdAt = QDateTime::fromMSecsSinceEpoch(5, utc);
    ConversationInfo young = info(2, 80);
    young.createdAt = QDateTime::fromMSecsSinceEpoch(60, utc);
    ConversationIndex list;
    list.reset({old, young});
    ConversationListModel model(list);
    QCOMPARE(idsOf(model), (QStringList{u"c1"_s, u"c2"_s}));
    model.setOrder(ListOrder::Created);
    QCOMPARE(idsOf(model), (QStringList{u"c2"_s, u"c1"_s}));
    QCOMPARE(model.index(0).data(ListedTimeRole).toDateTime(), young.createdAt);
}

void ConversationListModelTest::listsTheBinByWhenItWasFilled()
{
    ConversationInfo first = info(1, 90, u"b"_s);
    first.deletedAt = QDateTime::fromMSecsSinceEpoch(100, utc);
    first.isPinned = true;
    ConversationInfo second = info(2, 10, u"c"_s);
    second.deletedAt = QDateTime::fromMSecsSinceEpoch(200, utc);
    ConversationIndex list;
    list.reset({first, second});
    ConversationListModel model(list);
    model.setScope({ListScope::Kind::Bin, {}});
    model.setOrder(ListOrder::Title);
    QCOMPARE(idsOf(model), (QStringList{u"c2"_s, u"c1"_s}));
    QCOMPARE(model.index(0).data(ListedTimeRole).toDateTime(), second.deletedAt);
    QVERIFY(!model.index(1).data(PinnedRole).toBool());
    const int days = int(OpenConversations::binKept.count());
    QCOMPARE(model.index(0).data(GoneTimeRole).toDateTime(), second.deletedAt.addDays(days));
    model.setScope({});
    first.deletedAt = {};
    list.put(first);
    QVERIFY(!model.index(0).data(GoneTimeRole).toDateTime().isValid());
}

void ConversationListModelTest::findsAConversationByItsId()
{
    ConversationIndex list;
    list.reset({info(1, 10), info(2, 20), info(3, 30)});
    const ConversationListModel model(list);
    const auto found = [&model](const QString &id) {
        return model.match(model.index(0), ConversationIdRole, id, 1, Qt::MatchExactly);
    };
    QCOMPARE(found(u"c1"_s), QModelIndexList{model.index(2)});
    QCOMPARE(found(u"none"_s), QModelIndexList());
    QCOMPARE(model.match(model.index(0), Qt::DisplayRole, u"title 2"_s, 1, Qt::MatchStartsWith),
             QModelIndexList{model.index(1)});
}

HIWAR_TEST(ConversationListModelTest, QCoreApplication)
#include "tst_conversationlistmodel.moc"
