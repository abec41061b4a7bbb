// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/conversationlistmodel.h"
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
    made.updatedAt = QDateTime::fromMSecsSinceEpoch(updated, Qt::UTC);
    return made;
}

QStringList idsOf(const QAbstractItemModel &model)
{
    QStringList ids;
    for (int row = 0; row < model.rowCount(); ++row)
        ids.append(model.index(row, 0).data(ConversationIdRole).toString());
    return ids;
}

/// What a view that only follows the signals would show.
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
                        QCOMPARE(shown.takeAt(row), idAt(row)); // it can be read to the last
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

class ConversationListModelTest : public TestCase
{
    Q_OBJECT

private slots:
    void mirrorsTheListThroughEveryChange()
    {
        ConversationIndex list;
        list.put(info(100, 50));
        ConversationListModel model(list);
        ConversationFilter filter;
        filter.setSourceModel(&model);
        using Mode = QAbstractItemModelTester::FailureReportingMode;
        const QAbstractItemModelTester modelTester(&model, Mode::QtTest);
        const QAbstractItemModelTester filterTester(&filter, Mode::QtTest);
        const Follower follower(model);
        QRandomGenerator random(7);
        for (int turn = 0; turn < 2000; ++turn) {
            const int number = random.bounded(25);
            const QString id = u"c%1"_s.arg(number);
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
                if (random.bounded(40) == 0)
                    list.reset({info(1, 10), info(2, 20), info(3, 30)});
                break;
            default:
                list.put(info(number, random.bounded(100)));
            }
            QCOMPARE(model.rowCount(), list.count());
            for (int row = 0; row < list.count(); ++row) {
                const ListedConversation &listed = list.at(row);
                const QModelIndex index = model.index(row);
                QCOMPARE(index.data(ConversationIdRole).toString(), listed.info.id);
                QCOMPARE(index.data().toString(), listed.info.title);
                QCOMPARE(index.data(UpdatedAtRole).toDateTime(), listed.info.updatedAt);
                QCOMPARE(index.data(ArrivingRole).toBool(), listed.isAsking);
                QCOMPARE(index.data(UnreadRole).toBool(), listed.isUnread);
            }
            QCOMPARE(follower.shown, idsOf(model));
            QCOMPARE(idsOf(filter), idsOf(model));
        }
    }

    void namesAConversationThatHasNoTitleYet()
    {
        ConversationIndex list;
        ConversationInfo untitled = info(1, 10);
        untitled.title.clear();
        list.put(untitled);
        const ConversationListModel model(list);
        QCOMPARE(model.index(0).data().toString(), u"New conversation"_s);
    }

    void showsTitlesAtOnceAndWhatWasFoundLater()
    {
        ConversationIndex list;
        list.reset({info(1, 10, u"Light and shade"_s), info(2, 20, u"Bread"_s),
                    info(3, 30, u"Wine"_s), info(4, 40, u"delight"_s)});
        ConversationListModel model(list);
        ConversationFilter filter;
        filter.setSourceModel(&model);
        filter.setWanted(u"LIGHT"_s);
        QCOMPARE(filter.wanted(), u"LIGHT"_s);
        QCOMPARE(idsOf(filter), (QStringList{u"c4"_s, u"c1"_s}));
        filter.addFound({u"c2"_s, u"gone"_s});
        QCOMPARE(idsOf(filter), (QStringList{u"c4"_s, u"c2"_s, u"c1"_s}));

        list.put(info(3, 50, u"Moonlight"_s)); // follows what changes meanwhile
        QCOMPARE(idsOf(filter), (QStringList{u"c3"_s, u"c4"_s, u"c2"_s, u"c1"_s}));
        list.put(info(4, 60, u"dark"_s));
        QCOMPARE(idsOf(filter), (QStringList{u"c3"_s, u"c2"_s, u"c1"_s}));

        filter.setWanted(u"bre"_s); // what was found for other words counts no longer
        QCOMPARE(idsOf(filter), QStringList{u"c2"_s});
        filter.setWanted({});
        QCOMPARE(idsOf(filter).size(), 4);
    }

    void findsTitlesInAnyScript_data()
    {
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("wanted");
        QTest::newRow("Arabic") << u"ما هو الضوء؟"_s << u"الضوء"_s;
        QTest::newRow("Russian, other case") << u"Свет и тень"_s << u"СВЕТ"_s;
        QTest::newRow("Greek, other case") << u"ΦΩΣ"_s << u"φωσ"_s;
        QTest::newRow("Chinese") << u"什么是光"_s << u"光"_s;
        QTest::newRow("Hebrew") << u"מהו אור"_s << u"אור"_s;
        QTest::newRow("emoji") << u"a \U0001F4A1 b"_s << u"\U0001F4A1"_s;
        QTest::newRow("signs of a pattern") << u"What is (a|b)*?"_s << u"(a|b)*"_s;
    }
    void findsTitlesInAnyScript()
    {
        QFETCH(QString, title);
        QFETCH(QString, wanted);
        ConversationIndex list;
        list.reset({info(1, 10, title), info(2, 20, u"other"_s)});
        ConversationListModel model(list);
        ConversationFilter filter;
        filter.setSourceModel(&model);
        filter.setWanted(wanted);
        QCOMPARE(idsOf(filter), QStringList{u"c1"_s});
    }
};

HIWAR_TEST(ConversationListModelTest, QCoreApplication)
#include "tst_conversationlistmodel.moc"
