// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/usage/spendinglimit.h"
#include "tests/support/testcase.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

Profile profileWith(qint64 limit, const QString &currency = u"USD"_s)
{
    Profile profile;
    profile.id = u"p"_s;
    profile.dailyLimit = Money{limit, currency};
    setPrice(profile.ownFacts, u"m"_s, {.input = 1, .output = 2});
    setPrice(profile.ownFacts, u"free"_s, {.input = 0, .output = 0});
    return profile;
}

UsageRecord spent(const QDateTime &at, qint64 micros, const QString &profile = u"p"_s,
                  const QString &currency = u"USD"_s)
{
    return {.at = at, .profileId = profile, .cost = Money{micros, currency}};
}

} // namespace

class SpendingLimitTest : public TestCase
{
    Q_OBJECT

private slots:
    void asksBeforeTheRequestThatWouldPassIt_data();
    void asksBeforeTheRequestThatWouldPassIt();
    void asksNothingWithoutALimitOrAPrice();
    void expectsAtLeastThePrompt();
    void addsUpADayOfOneProfileAndCurrency();
};

void SpendingLimitTest::asksBeforeTheRequestThatWouldPassIt_data()
{
    QTest::addColumn<qint64>("spent");
    QTest::addColumn<qint64>("prompt");
    QTest::addColumn<bool>("asks");
    QTest::newRow("far from it") << qint64(0) << qint64(10) << false;
    QTest::newRow("just reached") << qint64(900) << qint64(100) << false;
    QTest::newRow("passed by one") << qint64(901) << qint64(100) << true;
    QTest::newRow("passed before") << qint64(5000) << qint64(1) << true;
    QTest::newRow("a request of nothing") << qint64(5000) << qint64(0) << false;
}

void SpendingLimitTest::asksBeforeTheRequestThatWouldPassIt()
{
    QFETCH(qint64, spent);
    QFETCH(qint64, prompt);
    const auto passed = limitPassed(profileWith(1000), u"m"_s, {spent, u"USD"_s},
                                    leastUsage(ChatRequest(), prompt));
    QTEST(passed.has_value(), "asks");
    if (passed)
        QCOMPARE(*passed, (LimitPassed{{1000, u"USD"_s}, {spent, u"USD"_s}, {prompt, u"USD"_s}}));
}

void SpendingLimitTest::asksNothingWithoutALimitOrAPrice()
{
    const Usage much{.promptTokens = 1'000'000};
    const Money nothing{0, u"USD"_s};
    QVERIFY(limitPassed(profileWith(1000), u"m"_s, nothing, much));
    QVERIFY(!limitPassed(profileWith(1000), u"free"_s, nothing, much));
    QVERIFY(!limitPassed(profileWith(1000), u"unknown"_s, nothing, much));
    QVERIFY(!limitPassed(profileWith(1000, u"EUR"_s), u"m"_s, {0, u"EUR"_s}, much));
    QVERIFY(!limitPassed(Profile(), u"m"_s, nothing, much));
}

void SpendingLimitTest::expectsAtLeastThePrompt()
{
    ChatRequest request;
    QCOMPARE(leastUsage(request, 7), (Usage{7, 0, 7}));
    request.extra = {{u"max_tokens"_s, 50}};
    QCOMPARE(leastUsage(request, 7), (Usage{7, 50, 57}));
    request.extra = {{u"max_completion_tokens"_s, 60}};
    QCOMPARE(leastUsage(request, 7), (Usage{7, 60, 67}));
    request.extra = {{u"max_tokens"_s, u"many"_s}};
    QCOMPARE(leastUsage(request, 7), (Usage{7, 0, 7}));
}

void SpendingLimitTest::addsUpADayOfOneProfileAndCurrency()
{
    const QDate day(2026, 11, 23);
    const QDateTime noon = day.startOfDay().addSecs(12 * 3600);
    QList<UsageRecord> records{spent(noon, 1),
                               spent(day.startOfDay(), 2),
                               spent(day.startOfDay().addMSecs(-1), 100),
                               spent(day.addDays(1).startOfDay(), 100),
                               spent(noon, 100, u"other"_s),
                               spent(noon, 100, u"p"_s, u"EUR"_s)};
    records.append({.at = noon, .profileId = u"p"_s}); // its price was not known
    QCOMPARE(spentOn(day, records, u"p"_s, u"USD"_s), (Money{3, u"USD"_s}));
}

HIWAR_TEST(SpendingLimitTest, QCoreApplication)
#include "tst_spendinglimit.moc"
