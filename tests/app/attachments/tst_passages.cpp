// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/passages.h"
#include "tests/support/testcase.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

class PassagesTest : public TestCase
{
    Q_OBJECT

private slots:
    void findsTheParagraph_data();
    void findsTheParagraph();
    void keepsTheOrderOfTheDocument();
    void joinsNeighbours();
    void keepsAHeadingWithItsParagraph();
    void takesTheBeginningIfNothingMatches();
    void splitsWhatIsTooLong();
    void staysWithinItsLetters();
};

void PassagesTest::findsTheParagraph_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("found");
    QTest::newRow("English") << u"What does the BUDGET say?"_s << u"The budget is ten."_s;
    QTest::newRow("Arabic, other spelling") << u"ميزانيه"_s << u"هذه مِيزانِيّة السنة."_s;
    QTest::newRow("Chinese") << u"预算"_s << u"今年的预算是十。"_s;
    QTest::newRow("code") << u"readFileBytes"_s << u"auto b = readFileBytes(path);"_s;
}

void PassagesTest::findsTheParagraph()
{
    QFETCH(QString, question);
    QFETCH(QString, found);
    AttachmentReading reading;
    reading.sections = {{{}, u"Some other words.\n\nهذه مِيزانِيّة السنة.\n\n今年的预算是十。"_s},
                        {{}, u"auto b = readFileBytes(path);\n\nThe budget is ten.\n\nMore."_s}};
    const QList<Passage> passages = bestPassages(reading, question, 30);
    QCOMPARE(passages.size(), 1);
    QCOMPARE(passages.constFirst().text, found);
}

void PassagesTest::keepsTheOrderOfTheDocument()
{
    AttachmentReading reading;
    reading.sections = {{{}, u"fish\n\nbread"_s}, {{}, u"nothing"_s}, {{}, u"fish fish fish"_s}};
    QCOMPARE(bestPassages(reading, u"fish"_s),
             QList<Passage>(
                 {{.section = 0, .text = u"fish"_s}, {.section = 2, .text = u"fish fish fish"_s}}));
}

void PassagesTest::joinsNeighbours()
{
    AttachmentReading reading;
    reading.sections = {{{}, u"fish one\n\nfish two\n\nbread\n\nfish three\n"_s}};
    QCOMPARE(bestPassages(reading, u"fish"_s),
             QList<Passage>({{.section = 0, .text = u"fish one\n\nfish two"_s},
                             {.section = 0, .text = u"fish three"_s}}));
}

void PassagesTest::keepsAHeadingWithItsParagraph()
{
    AttachmentReading reading;
    reading.sections = {{{}, u"# Food\n\nfish\n\n# Drink\n\nwater\n"_s}};
    QCOMPARE(bestPassages(reading, u"water"_s),
             QList<Passage>({{.section = 0, .text = u"# Drink\n\nwater"_s}}));
}

void PassagesTest::takesTheBeginningIfNothingMatches()
{
    AttachmentReading reading;
    reading.sections = {{{}, u"one\n\ntwo\n\nthree"_s}};
    for (const QString &question : {u"?!"_s, u"elephants"_s, QString()})
        QCOMPARE(bestPassages(reading, question, 9).constFirst().text, u"one\n\ntwo"_s);
    QCOMPARE(bestPassages({}, u"one"_s), QList<Passage>());
}

void PassagesTest::splitsWhatIsTooLong()
{
    AttachmentReading reading;
    reading.sections = {{{}, u"word "_s.repeated(2000) + u"needle "_s + u"word "_s.repeated(2000)}};
    const QList<Passage> passages = bestPassages(reading, u"needle"_s);
    QCOMPARE(passages.size(), 1);
    QVERIFY(passages.constFirst().text.contains(u"needle"_s));
    QVERIFY(passages.constFirst().text.size() <= longestPassage);
    reading.sections = {{{}, u"🧭"_s.repeated(2000)}}; // no blank anywhere, two units each
    for (const Passage &passage : bestPassages(reading, u"🧭"_s, 1'000'000))
        QVERIFY(passage.text.isValidUtf16());
}

void PassagesTest::staysWithinItsLetters()
{
    AttachmentReading reading;
    for (int i = 0; i < 300; ++i)
        reading.sections.append({{}, u"fish and words "_s.repeated(i)});
    qsizetype letters = 0;
    for (const Passage &passage : bestPassages(reading, u"fish"_s, 5000))
        letters += passage.text.size();
    QVERIFY2(letters > 2500 && letters <= 5000, QByteArray::number(letters));
}

HIWAR_TEST(PassagesTest, QCoreApplication)
#include "tst_passages.moc"
