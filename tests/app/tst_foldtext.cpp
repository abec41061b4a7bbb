// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/foldtext.h"
#include "tests/support/testcase.h"

using namespace Qt::StringLiterals;

namespace Hiwar {

class TestFoldText : public TestCase
{
    Q_OBJECT

private slots:
    void bringsSpellingsTogether_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("folded");
        QTest::newRow("case") << u"HiWaR"_s << u"hiwar"_s;
        QTest::newRow("accents") << u"Crème Brûlée"_s << u"creme brulee"_s;
        QTest::newRow("ligature") << u"ﬁle"_s << u"file"_s;
        QTest::newRow("vowel signs") << u"مَرْحَبًا"_s << u"مرحبا"_s;
        QTest::newRow("tatweel") << u"مـــرحبا"_s << u"مرحبا"_s;
        QTest::newRow("alef") << u"أإآٱا"_s << u"ااااا"_s;
        QTest::newRow("ya, ta marbuta") << u"مستشفى مدينة"_s << u"مستشفي مدينه"_s;
        QTest::newRow("hamza seats") << u"سؤال مسائل"_s << u"سوال مسايل"_s;
        QTest::newRow("Persian") << u"کتابی"_s << u"كتابي"_s;
        QTest::newRow("presentation forms") << u"ﻣﺮﺣﺒﺎ"_s << u"مرحبا"_s;
        QTest::newRow("digits") << u"٤٠١ ۴۰۱ 401"_s << u"401 401 401"_s;
        QTest::newRow("invisible") << u"می\u200Cروم \u202Ea\u202C"_s << u"ميروم a"_s;
        QTest::newRow("Hebrew") << u"שָׁלוֹם"_s << u"שלום"_s;
        QTest::newRow("Hangul") << u"한국어"_s << u"한국어"_s;
        QTest::newRow("emoji") << u"😀 ok"_s << u"😀 ok"_s;
        QTest::newRow("nothing") << QString() << QString();
    }
    void bringsSpellingsTogether()
    {
        QFETCH(QString, text);
        const QString folded = foldText(text);
        QTEST(folded, "folded");
        QCOMPARE(foldText(folded), folded);
    }
};

} // namespace Hiwar

HIWAR_TEST(Hiwar::TestFoldText, QCoreApplication)
#include "tst_foldtext.moc"
