// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// PDF in hiwar-reader: text in reading order, pages, pictures of pages.
#include "tests/app/reader/readercase.h"
#include "tests/app/reader/smallpdf.h"

#include <QFileInfo>
#include <QImage>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class ReadPdfTest : public ReaderCase
{
    Q_OBJECT

private:
    static ReaderTask taskOfPages(const QByteArrayList &operators)
    {
        ReaderTask task;
        task.name = u"made.pdf"_s;
        task.bytes = smallPdf(operators);
        return task;
    }

private slots:
    void initTestCase()
    {
#ifndef HIWAR_PDF
        QSKIP("poppler-qt6 is missing");
#endif
    }

    void readsPagesOfARealOne()
    {
        const ReaderAnswer answer = ask(taskOf(u"letters.pdf"_s));
        QCOMPARE(answer.fault, ReaderFault::None);
        QCOMPARE(answer.kind, FileKind::Document);
        QCOMPARE(answer.mediaType, u"application/pdf"_s);
        QCOMPARE(answer.pages, 2);
        QCOMPARE(answer.reading.title, QString()); // it is in none of its pages
        QCOMPARE(answer.reading.sections.size(), 2);
        const QString first = answer.reading.sections.first().text;
        QVERIFY2(first.startsWith("The quick brown fox jumps over the lazy dog.\n\n"
                                  "A second paragraph, far from the first.\n\n"_L1),
                 qPrintable(first));
        QVERIFY2(first.contains(u"السلام عليكم ورحمة الله"_s), qPrintable(first));
        QCOMPARE(answer.reading.notes, QList<ReadNote>());
    }

    void readsColumnsOneAfterTheOther()
    {
        QByteArray columns;
        const QByteArrayList left{"First column one", "goes on with two", "and ends here."};
        const QByteArrayList right{"Second begins", "goes on again", "and is done."};
        for (int i = 0; i < 3; ++i) {
            // The file has them line by line, as some programs write them.
            const QByteArray y = QByteArray::number(150 - 12 * i);
            columns += "BT /F 10 Tf 20 " + y + " Td (" + left.at(i) + ") Tj ET\n";
            columns += "BT /F 10 Tf 180 " + y + " Td (" + right.at(i) + ") Tj ET\n";
        }
        const QString text = textOf(ask(taskOfPages({columns})));
        QCOMPARE(text.simplified(),
                 u"First column one goes on with two and ends here. Second begins goes on again"
                 " and is done."_s);
    }

    void readsArabicLigatures()
    {
        const ReaderAnswer answer =
            ask(taskOfPages({"BT /A 20 Tf 20 100 Td (mas) Tj ET"})); // from left to right
        QCOMPARE(textOf(answer), u"سلام"_s);
        const ReaderAnswer kerned = ask(taskOfPages({"BT /A 20 Tf 20 100 Td [(ma) 9 (s)] TJ ET"}));
        QCOMPARE(textOf(kerned), u"سلام"_s);
    }

    void readsAlefAndLamOfOneWidth()
    {
        const ReaderAnswer answer =
            ask(taskOfPages({"BT /A 20 Tf 20 100 Td (mls mas mleb) Tj ET"})); // lam is elsewhere
        QCOMPARE(textOf(answer), u"بالم سلام سلم"_s);
    }

    void readsChineseWithoutItsFont()
    {
        if (!QFileInfo::exists(u"/usr/share/poppler/cMap"_s))
            QSKIP("Poppler's tables of Asian encodings are missing");
        const ReaderAnswer answer =
            ask(taskOfPages({"BT /C 20 Tf 20 100 Td <4f60597d4e16754c> Tj ET"}));
        QCOMPARE(answer.fault, ReaderFault::None);
        QCOMPARE(textOf(answer), u"你好世界"_s);
    }

    void saysThatAScanHasNoText()
    {
        const ReaderAnswer answer = ask(taskOf(u"scanned.pdf"_s));
        QCOMPARE(answer.fault, ReaderFault::None);
        QCOMPARE(answer.pages, 1);
        QCOMPARE(answer.reading.notes, QList{ReadNote::NoText});
    }

    void drawsPages()
    {
        ReaderTask task = taskOfPages({"1 0 0 rg 0 0 300 200 re f", "0 0 1 rg 0 0 300 200 re f",
                                       "BT /F 90 Tf 20 60 Td (HHHH) Tj ET"});
        task.kind = ReaderTaskKind::DrawPages;
        task.longestSide = 600;
        task.pages = {1, 2, 7}; // the last is not there
        const ReaderAnswer answer = ask(task);
        QCOMPARE(answer.fault, ReaderFault::None);
        QCOMPARE(answer.pictures.size(), 2);
        const ReadPicture &blue = answer.pictures.first();
        QCOMPARE(blue.name, u"2"_s);
        QCOMPARE(blue.size, QSize(600, 400));
        const QImage image = QImage::fromData(blue.bytes);
        QCOMPARE(image.size(), blue.size);
        QCOMPARE(image.pixelColor(300, 200), QColor(Qt::blue));
        // With the system's fonts, which it may read.
        const QImage words = QImage::fromData(answer.pictures.last().bytes);
        int dark = 0;
        for (int x = 0; x < words.width(); ++x)
            dark += int(words.pixelColor(x, 250).lightness() < 100);
        QVERIFY2(dark > 20, qPrintable(QString::number(dark)));
    }

    void drawsAThumbnail()
    {
        ReaderTask task = taskOfPages({"1 0 0 rg 0 0 300 200 re f"});
        task.kind = ReaderTaskKind::Thumbnail;
        task.longestSide = 60;
        const ReaderAnswer answer = ask(task);
        QCOMPARE(answer.pictures.size(), 1);
        const ReadPicture &small = answer.pictures.first();
        QCOMPARE(small.mediaType, u"image/x-rgba"_s);
        QCOMPARE(small.size, QSize(60, 40));
        QCOMPARE(small.bytes.size(), 60 * 40 * 4);
        QCOMPARE(small.bytes.sliced(20 * 60 * 4, 4), QByteArray("\xff\0\0\xff", 4));
    }

    // Of 10,000 the reader as it is shipped is asked, in tst_hostileset.cpp: for each page Poppler
    // copies the table of all objects, which takes ten times as long under the sanitizers.
    void readsAThousandPages()
    {
        constexpr int count = 1000;
        QByteArrayList pages;
        for (int i = 1; i <= count; ++i)
            pages.append("BT /F 20 Tf 20 100 Td (Page " + QByteArray::number(i) + ") Tj ET");
        const ReaderAnswer answer = ask(taskOfPages(pages));
        QCOMPARE(answer.fault, ReaderFault::None);
        QCOMPARE(answer.pages, count);
        QCOMPARE(answer.reading.sections.size(), count);
        QCOMPARE(answer.reading.sections.last().text, u"Page %1"_s.arg(count));
    }
};

HIWAR_TEST(ReadPdfTest, QCoreApplication)
#include "tst_readpdf.moc"
