// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/usage/pricing.h"
#include "tests/support/testcase.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

class PricingTest : public TestCase
{
    Q_OBJECT

private slots:
    void knowsOnlyThePricesOfItsModel();
    void costsWhatItsTokensCost_data();
    void costsWhatItsTokensCost();
    void neverAddsCurrencies();
    void writesAmountsPlainly_data();
    void writesAmountsPlainly();
    void knowsACurrency();
};

void PricingTest::knowsOnlyThePricesOfItsModel()
{
    Profile profile;
    const ModelPrice own{.input = 1, .output = 2};
    setPrice(profile.ownFacts, u"m"_s, own);
    profile.modelFacts = {{.id = u"m"_s,
                           .contextTokens = {},
                           .takesPictures = {},
                           .callsTools = {},
                           .price = ModelPrice{.input = 3, .output = 4}}};
    QCOMPARE(priceOf(profile, u"m"_s), std::optional(own));
    profile.ownFacts.clear();
    QCOMPARE(priceOf(profile, u"m"_s)->input, 3); // what the service tells
    QVERIFY(!priceOf(profile, u"m2"_s));
    QVERIFY(!priceOf(Profile(), u"m"_s));
}

void PricingTest::costsWhatItsTokensCost_data()
{
    QTest::addColumn<QList<qint64>>("tokens"); // in, cached, out
    QTest::addColumn<double>("cachedPrice");
    QTest::addColumn<qint64>("micros");
    QTest::newRow("nothing") << QList<qint64>{0, 0, 0} << 0.0 << qint64(0);
    QTest::newRow("both ways") << QList<qint64>{1000, 0, 100} << 0.0 << qint64(3500);
    QTest::newRow("cached for less") << QList<qint64>{1000, 400, 0} << 0.25 << qint64(1600);
    QTest::newRow("cached at the same price")
        << QList<qint64>{1000, 400, 0} << -1.0 << qint64(2500);
    QTest::newRow("more cached than asked") << QList<qint64>{100, 400, 0} << 0.0 << qint64(0);
    QTest::newRow("rounded") << QList<qint64>{1, 0, 0} << 0.0 << qint64(3);
    QTest::newRow("beyond every bill")
        << QList<qint64>{qint64(1) << 60, 0, 0} << 0.0 << qint64(9'000'000'000'000'000);
}

void PricingTest::costsWhatItsTokensCost()
{
    QFETCH(QList<qint64>, tokens);
    QFETCH(double, cachedPrice);
    ModelPrice price{.input = 2.5, .output = 10};
    if (cachedPrice >= 0)
        price.cachedInput = cachedPrice;
    const Usage usage{.promptTokens = tokens.at(0),
                      .completionTokens = tokens.at(2),
                      .cachedTokens = tokens.at(1)};
    const Money cost = costOf(usage, price);
    QTEST(cost.micros, "micros");
    QCOMPARE(cost.currency, u"USD"_s);
}

void PricingTest::neverAddsCurrencies()
{
    QList<Money> sums;
    addTo(sums, {5, u"USD"_s});
    addTo(sums, {7, u"EUR"_s});
    addTo(sums, {1, u"USD"_s});
    QCOMPARE(sums, (QList<Money>{{6, u"USD"_s}, {7, u"EUR"_s}}));
}

void PricingTest::writesAmountsPlainly_data()
{
    QTest::addColumn<qint64>("micros");
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << qint64(0) << u"0.00 USD"_s;
    QTest::newRow("much") << qint64(1'234'560'000) << u"1234.56 USD"_s;
    QTest::newRow("cents") << qint64(420'000) << u"0.42 USD"_s;
    QTest::newRow("a cent") << qint64(12'300) << u"0.012 USD"_s;
    QTest::newRow("less") << qint64(1234) << u"0.0012 USD"_s;
    QTest::newRow("least") << qint64(1) << u"0.000001 USD"_s;
}

void PricingTest::writesAmountsPlainly()
{
    QFETCH(qint64, micros);
    QTEST(plainText(Money{micros, u"USD"_s}), "text");
}

void PricingTest::knowsACurrency()
{
    QVERIFY(isCurrency(u"EUR"_s));
    for (const QString &text : {u""_s, u"eur"_s, u"EURO"_s, u"€"_s, u"=1+"_s})
        QVERIFY(!isCurrency(text));
}

HIWAR_TEST(PricingTest, QCoreApplication)
#include "tst_pricing.moc"
