// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/attachmentreading.h"
#include "net/values/attachmentuse.h"
#include "tests/support/testcase.h"

#include <QtEndian>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class AttachmentReadingTest : public TestCase
{
    Q_OBJECT

private slots:
    void isStoredAndReadBackEqual();
    void takesNoMemoryForALengthThatIsALie();
    void readsSections_data();
    void readsSections();
    void writesSections();
    void storesItsUse();
    void takesAnUnknownUseForTheUsual();
};

void AttachmentReadingTest::isStoredAndReadBackEqual()
{
    const AttachmentReading reading{
        .title = u"تقرير"_s,
        .encoding = u"windows-1256"_s,
        .sections = {{u"Budget"_s, u"| a | b |\n"_s}, {{}, u"第二頁"_s}, {{}, {}}},
        .notes = {ReadNote::Cut, ReadNote::Formulas}};
    QCOMPARE(readingOf(storedReading(reading)), std::optional(reading));
    QCOMPARE(reading.letters(), 13);
    QCOMPARE(readingOf(storedReading({})), std::optional(AttachmentReading()));
}

void AttachmentReadingTest::takesNoMemoryForALengthThatIsALie()
{
    QByteArray stored = storedReading({.title = u"t"_s});
    QVERIFY(!readingOf(stored, 5));
    qToBigEndian<quint32>(0xffffffff, stored.data());
    QVERIFY(!readingOf(stored));
    QVERIFY(!readingOf({}));
    QVERIFY(!readingOf("reading"));
    QVERIFY(!readingOf(qCompress("[1]")));
}

void AttachmentReadingTest::readsSections_data()
{
    QTest::addColumn<QString>("pages");
    QTest::addColumn<QList<int>>("sections"); // empty: none
    QTest::newRow("one") << u"3"_s << QList<int>{2};
    QTest::newRow("a range and one") << u"1-3, 7"_s << QList<int>{0, 1, 2, 6};
    QTest::newRow("a dash of typography") << u"2 – 3"_s << QList<int>{1, 2};
    QTest::newRow("open") << u"8-"_s << QList<int>{7, 8};
    QTest::newRow("in any order, each once") << u"5,1-2,2"_s << QList<int>{0, 1, 4};
    QTest::newRow("beyond the end") << u"8-40"_s << QList<int>{7, 8};
    QTest::newRow("Arabic digits") << u"٢-٣"_s << QList<int>{1, 2};
    QTest::newRow("only beyond the end") << u"40"_s << QList<int>();
    QTest::newRow("backwards") << u"3-1"_s << QList<int>();
    QTest::newRow("zero") << u"0"_s << QList<int>();
    QTest::newRow("nothing") << QString() << QList<int>();
    QTest::newRow("words") << u"all"_s << QList<int>();
    QTest::newRow("a word after it") << u"1 and 2"_s << QList<int>();
    QTest::newRow("no number of ours") << u"99999999999"_s << QList<int>();
}

void AttachmentReadingTest::readsSections()
{
    QFETCH(QString, pages);
    QFETCH(QList<int>, sections);
    QCOMPARE(sectionsIn(pages, 9).value_or(QList<int>()), sections);
}

void AttachmentReadingTest::writesSections()
{
    QCOMPARE(pagesOf({0, 1, 2, 6}), u"1-3, 7"_s);
    QCOMPARE(pagesOf({4}), u"5"_s);
    QCOMPARE(pagesOf({}), QString());
}

void AttachmentReadingTest::storesItsUse()
{
    const AttachmentUse use{.form = AttachmentForm::Picture,
                            .share = AttachmentShare::None,
                            .pages = u"1-3"_s,
                            .sections = 12,
                            .letters = 40'210,
                            .pixels = {1024, 768},
                            .encoding = u"UTF-16LE"_s};
    QCOMPARE(attachmentUseOf(storedText(use)), use);
    QCOMPARE(storedText(AttachmentUse()), QString());
    QCOMPARE(attachmentUseOf(QString()), AttachmentUse());
}

void AttachmentReadingTest::takesAnUnknownUseForTheUsual()
{
    const AttachmentUse use = attachmentUseOf(
        uR"({"form": "hologram", "share": 7, "sections": -1, "width": 5, "letters": "many"})"_s);
    QCOMPARE(use, AttachmentUse());
}

HIWAR_TEST(AttachmentReadingTest, QCoreApplication)
#include "tst_attachmentreading.moc"
