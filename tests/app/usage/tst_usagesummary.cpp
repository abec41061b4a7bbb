// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/usage/usagesummary.h"
#include "net/values/utc.h"
#include "tests/support/testcase.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

class UsageSummaryTest : public TestCase
{
    Q_OBJECT

private slots:
    void sumsByEach();
    void showsDaysNewestFirst();
    void addsUpNothing();
    void tellsWhatIsNotKnown();
    void writesALineForEach();
    void writesNothingThatCalculates_data();
    void writesNothingThatCalculates();

private:
    static UsageRecord record(const QString &profile, const QString &model, int day, qint64 in,
                              qint64 out)
    {
        UsageRecord made{.at = QDate(2026, 11, day).startOfDay().addSecs(3600),
                         .profileId = profile,
                         .profileName = profile.toUpper(),
                         .model = model,
                         .conversationId = u"c-"_s + model};
        made.usage = {.promptTokens = in,
                      .completionTokens = out,
                      .totalTokens = in + out,
                      .reasoningTokens = 1,
                      .cachedTokens = 2};
        made.cost = Money{in * 10, profile == "a"_L1 ? u"USD"_s : u"EUR"_s};
        return made;
    }
};

void UsageSummaryTest::sumsByEach()
{
    QList<UsageRecord> records{record(u"a"_s, u"m"_s, 1, 10, 1), record(u"b"_s, u"m"_s, 2, 30, 3),
                               record(u"a"_s, u"n"_s, 2, 100, 10)};
    records[2].profileName = u"Renamed"_s;
    const QList<UsageSum> models = summarise(records, UsageBy::Model);
    QCOMPARE(models.size(), 2);
    QCOMPARE(models.at(0).key, u"n"_s); // most tokens first
    const UsageSum &sum = models.at(1);
    QCOMPARE(sum.key, u"m"_s);
    QCOMPARE(sum.requests, 2);
    QCOMPARE(sum.promptTokens, 40);
    QCOMPARE(sum.cachedTokens, 4);
    QCOMPARE(sum.completionTokens, 4);
    QCOMPARE(sum.reasoningTokens, 2);
    QCOMPARE(sum.costs, (QList<Money>{{300, u"EUR"_s}, {100, u"USD"_s}}));
    const QList<UsageSum> profiles = summarise(records, UsageBy::Profile);
    QCOMPARE(profiles.at(0).key, u"a"_s);
    QCOMPARE(profiles.at(0).name, u"Renamed"_s); // as it is called now
    QCOMPARE(profiles.at(1).name, u"B"_s);
    QCOMPARE(summarise(records, UsageBy::Conversation).size(), 2);
    QCOMPARE(total(records).promptTokens, 140);
}

void UsageSummaryTest::showsDaysNewestFirst()
{
    const QList<UsageSum> days =
        summarise({record(u"a"_s, u"m"_s, 9, 1, 1), record(u"a"_s, u"m"_s, 10, 1, 1),
                   record(u"a"_s, u"m"_s, 9, 100, 1)},
                  UsageBy::Day);
    QCOMPARE(days.size(), 2);
    QCOMPARE(days.at(0).key, u"2026-11-10"_s);
    QCOMPARE(days.at(1).key, u"2026-11-09"_s);
    QCOMPARE(days.at(1).requests, 2);
}

void UsageSummaryTest::addsUpNothing()
{
    QVERIFY(summarise({}, UsageBy::Day).isEmpty());
    QCOMPARE(total({}), UsageSum());
}

void UsageSummaryTest::tellsWhatIsNotKnown()
{
    UsageRecord unpriced = record(u"a"_s, u"m"_s, 1, 5, 5);
    unpriced.cost.reset();
    unpriced.isEstimated = true;
    const UsageSum sum = total({record(u"a"_s, u"m"_s, 1, 10, 1), unpriced});
    QVERIFY(sum.isEstimated);
    QVERIFY(sum.isCostPartial);
    QVERIFY(!total({record(u"a"_s, u"m"_s, 1, 10, 1)}).isEstimated);
}

void UsageSummaryTest::writesALineForEach()
{
    UsageRecord first = record(u"a"_s, u"m"_s, 1, 10, 1);
    first.at = QDateTime(QDate(2026, 11, 1), QTime(8, 30), utc);
    first.profileName = u"My \"own\", really"_s;
    first.firstText = std::chrono::milliseconds(250);
    UsageRecord second = record(u"b"_s, u"m"_s, 1, 7, 0);
    second.at = first.at.addSecs(1);
    second.isEstimated = true;
    second.purpose = UsagePurpose::Title;
    second.cost.reset();
    const QByteArrayList lines =
        csvOf({first, second}, [](const QString &id) { return u"Title of "_s + id; }).split('\n');
    QCOMPARE(lines.size(), 4);
    QVERIFY(lines.at(0).startsWith("time,profile,model,"));
    QCOMPARE(lines.at(1), "2026-11-01T08:30:00.000Z,\"My \"\"own\"\", really\",m,Title of "
                          "c-m,reply,10,2,1,1,no,250,,0.000100,USD\r");
    QCOMPARE(lines.at(2), "2026-11-01T08:30:01.000Z,B,m,Title of c-m,title,7,2,0,1,yes,,,,\r");
    QVERIFY(lines.at(3).isEmpty());
}

void UsageSummaryTest::writesNothingThatCalculates_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<QByteArray>("field");
    QTest::newRow("formula") << u"=HYPERLINK(1)"_s << QByteArray("'=HYPERLINK(1)");
    QTest::newRow("plus") << u"+1"_s << QByteArray("'+1");
    QTest::newRow("minus") << u"-1"_s << QByteArray("'-1");
    QTest::newRow("at") << u"@SUM"_s << QByteArray("'@SUM");
    QTest::newRow("tab") << u"\t=1"_s << QByteArray("'\t=1");
    QTest::newRow("in quotes") << u"=1,2"_s << QByteArray("\"'=1,2\"");
    QTest::newRow("line end") << u"a\n=1"_s << QByteArray("\"a\n=1\"");
    QTest::newRow("harmless") << u"1=1"_s << QByteArray("1=1");
}

void UsageSummaryTest::writesNothingThatCalculates()
{
    QFETCH(QString, title);
    QFETCH(QByteArray, field);
    const QByteArray csv =
        csvOf({record(u"a"_s, u"m"_s, 1, 10, 1)}, [&title](const QString &) { return title; });
    QVERIFY2(csv.contains(",m," + field + ",reply,"), csv);
}

HIWAR_TEST(UsageSummaryTest, QCoreApplication)
#include "tst_usagesummary.moc"
