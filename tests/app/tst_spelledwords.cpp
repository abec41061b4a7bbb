// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/spelling/spelledwords.h"
#include "tests/support/testcase.h"

using namespace Qt::StringLiterals;

namespace Hiwar {

class TestSpelledWords : public TestCase
{
    Q_OBJECT

private slots:
    void areWordsOfPeople_data()
    {
        QTest::addColumn<QString>("paragraph");
        QTest::addColumn<QString>("words");
        QTest::newRow("plain") << u"Hello, (good) “world”!"_s << u"Hello good world"_s;
        QTest::newRow("apostrophes") << u"don't don’t"_s << u"don't don’t"_s;
        QTest::newRow("hyphen") << u"well-known"_s << u"well known"_s;
        QTest::newRow("alternatives") << u"and/or"_s << u"and or"_s;
        QTest::newRow("mixed") << u"Say مرحبا please"_s << u"Say مرحبا please"_s;
        QTest::newRow("vowel signs") << u"مَرْحَبًا كتـــاب"_s << u"مَرْحَبًا كتـــاب"_s;
        QTest::newRow("code") << u"run `teh cmnd` now"_s << u"run now"_s;
        QTest::newRow("long code") << u"``a `teh` b`` now"_s << u"now"_s;
        QTest::newRow("one backtick") << u"a lonely ` here"_s << u"lonely here"_s;
        QTest::newRow("addresses")
            << u"see https://exmple.org/x?y and me@exmple.org, www.exmple.org."_s << u"see and"_s;
        QTest::newRow("paths") << u"in /usr/lib ~/dcuments ./bild C:\\Dcuments main.cpp"_s
                               << u"in"_s;
        QTest::newRow("numbers") << u"3rd 42 v2 x86"_s << QString();
        QTest::newRow("identifiers") << u"myVar snake_case std::vectr foo() iPhone"_s << QString();
        QTest::newRow("capitals") << u"HTTP NASA"_s << QString();
        QTest::newRow("options") << u"use --verbse and #tagg @naame /sumarise"_s << u"use and"_s;
        QTest::newRow("letters") << u"a b"_s << QString();
        QTest::newRow("two scripts") << u"helloмир"_s << QString();
        QTest::newRow("surrogates") << u"good 😀 day"_s << u"good day"_s;
        QTest::newRow("nothing") << QString() << QString();
    }
    void areWordsOfPeople()
    {
        QFETCH(QString, paragraph);
        QFETCH(QString, words);
        QStringList found;
        for (const WordRange &place : spelledWords(paragraph))
            found << paragraph.mid(place.start, place.length);
        QCOMPARE(found.join(u' '), words);
    }

    void arePlainInDictionaries()
    {
        QCOMPARE(plainWord(u"مَرْحَبًا"), u"مرحبا"_s);
        QCOMPARE(plainWord(u"كتـــاب"), u"كتاب"_s);
        QCOMPARE(plainWord(u"don’t"), u"don't"_s);
        QCOMPARE(plainWord(u"Straße"), u"Straße"_s);
    }

    void haveAScript()
    {
        QCOMPARE(scriptOf(u"كتاب"), QChar::Script_Arabic);
        QCOMPARE(scriptOf(u"'book"), QChar::Script_Latin);
        QCOMPARE(scriptOf(u"123"), QChar::Script_Unknown);
    }
};

} // namespace Hiwar

HIWAR_TEST(Hiwar::TestSpelledWords, QCoreApplication)
#include "tst_spelledwords.moc"
