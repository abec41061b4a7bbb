// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "ui/chooser/modelwords.h"

#include <QLocale>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class ModelWordsTest : public TestCase
{
    Q_OBJECT

private slots:
    void init()
    {
        TestCase::init();
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    void saysWhatIsKnownAndNothingElse()
    {
        ModelInfo known{.id = u"m"_s};
        QCOMPARE(describeFacts(known), QString());
        QCOMPARE(spokenFacts(known), QString());
        known.contextTokens = 128'000;
        known.takesPictures = true;
        known.callsTools = true;
        known.price = ModelPrice{.input = 2.5, .output = 10, .cachedInput = {}};
        QCOMPARE(describeFacts(known), u"128K · pictures · tools · $2.50 / $10.00"_s);
        QVERIFY(spokenFacts(known).startsWith(u"128,000 tokens of context, takes pictures"_s));
        known.takesPictures = false;
        known.callsTools = false;
        known.contextTokens = 1'048'576;
        known.price->currency = u"SAR"_s;
        known.price->input = 0.0375;
        QCOMPARE(describeFacts(known), u"1M · 0.0375 SAR / 10.00 SAR"_s);
        known.contextTokens = 900;
        known.price = ModelPrice{.input = 0, .output = 0, .cachedInput = {}};
        QCOMPARE(describeFacts(known), u"900 · free"_s);
    }

    void readsWhatPeopleType_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<qint64>("tokens");
        QTest::newRow("digits") << u"128000"_s << qint64(128'000);
        QTest::newRow("marks") << u"128,000"_s << qint64(128'000);
        QTest::newRow("points") << u" 128.000 "_s << qint64(128'000);
        QTest::newRow("K") << u"128k"_s << qint64(128'000);
        QTest::newRow("M") << u"1,5 M"_s << qint64(1'500'000);
        QTest::newRow("Arabic") << u"١٢٨٬٠٠٠"_s << qint64(128'000);
        QTest::newRow("none") << u"0"_s << qint64(-1);
        QTest::newRow("words") << u"many"_s << qint64(-1);
        QTest::newRow("too many") << u"1e300"_s << qint64(-1);
    }

    void readsWhatPeopleType()
    {
        QFETCH(QString, typed);
        QFETCH(qint64, tokens);
        const auto read = readTokens(typed);
        QCOMPARE(read.has_value(), tokens > 0);
        if (read)
            QCOMPARE(**read, tokens);
        else
            QVERIFY(read.error().endsWith(u'.'));
    }

    void readsPrices()
    {
        QCOMPARE(**readPrice(u"2.50"_s), 2.5);
        QCOMPARE(**readPrice(u"2,5"_s), 2.5);
        QCOMPARE(**readPrice(u"٢٫٥"_s), 2.5);
        QVERIFY(!readPrice({})->has_value());
        QVERIFY(!readTokens(u"  "_s)->has_value());
        for (const QString &wrong : {u"-1"_s, u"free"_s, u"nan"_s, u"1e99"_s})
            QVERIFY2(!readPrice(wrong), qPrintable(wrong));
    }

    void readsWhatItWrites()
    {
        for (const QLocale::Language language :
             {QLocale::English, QLocale::German, QLocale::Arabic, QLocale::French}) {
            QLocale::setDefault(QLocale(language));
            for (const double price : {0.0, 0.000125, 0.15, 2.5, 10.0, 999.99})
                QCOMPARE(**readPrice(writePrice(price)), price);
            for (const qint64 tokens : {qint64(1), qint64(4096), qint64(1'048'576)})
                QCOMPARE(**readTokens(writeTokens(tokens)), tokens);
        }
        QCOMPARE(writePrice({}), QString());
    }
};

HIWAR_TEST(ModelWordsTest, QApplication)
#include "tst_modelwords.moc"
