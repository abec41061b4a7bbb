// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Printed pages are read by other programs: pdftotext, pdfinfo and pdftoppm.
#include "tests/support/testcase.h"
#include "tests/ui/galleryconversation.h"
#include "tests/ui/printedpdf.h"
#include "tests/ui/shownview.h"
#include "tests/ui/somepictures.h"
#include "ui/conversation/message/shownblocks.h"
#include "ui/theme/theme.h"

#include <QFontDatabase>
#include <QPageLayout>

#include <algorithm>

using namespace Hiwar;

namespace {

QString numberedWords(int from, int to)
{
    QStringList words;
    for (int i = from; i < to; ++i)
        words << u"word%1"_s.arg(i);
    return words.join(u' ');
}

ShownMessage said(const QString &text, Role author = Role::Assistant)
{
    return makeMessage(u"m"_s, author, text);
}

bool endsWithNumber(QString text, int page, int pages)
{
    return text.remove(u' ').trimmed().endsWith(u"%1/%2"_s.arg(page).arg(pages));
}

} // namespace

class PrintingTest : public TestCase
{
    Q_OBJECT

private slots:
    void hasEveryWordOnce();
    void tellsWhoSaidWhatAndWhen();
    void printsOwnWordsAsTheyWereTyped();
    void numbersItsPages();
    void mirrorsWhatBelongsToTheInterface();
    void keepsArabicAsText();
    void printsEmoji();
    void leavesEmojiAsTheyWere();
    void underlinesBesideEmoji();
    void hidesNothingUnderFormulas();
    void cutsNoLine_data();
    void cutsNoLine();
    void opensWhatIsFoldedInCode();
    void repeatsTheHeadingOfATable();
    void fitsAWideTable_data();
    void fitsAWideTable();
    void printsOnlyWhatIsSelected();
    void paintsOnlyThePagesThatAreWanted();
    void printsALongConversationInTurns();
};

void PrintingTest::hasEveryWordOnce()
{
    const QString text = numberedWords(0, 900) + u"\n\n```\n"_s +
                         numberedWords(900, 1200).replace(u' ', u'\n') + u"\n```\n\n"_s + u"1. "_s +
                         numberedWords(1200, 1700) + u"\n2. "_s + numberedWords(1700, 2000);
    const PrintedPdf pdf(printoutOf({said(text)}));
    QVERIFY(pdf.ok);
    QVERIFY(pdf.pages > 5);
    QCOMPARE(pdf.info(u"Pages"_s), QString::number(pdf.pages));
    static const QRegularExpression word(u"word(\\d+)"_s);
    int next = 0;
    for (auto found = word.globalMatch(pdf.text()); found.hasNext();)
        QCOMPARE(found.next().captured(1).toInt(), next++);
    QCOMPARE(next, 2000);
    QCOMPARE(pdf.text().count(QRegularExpression(u"(?<!\\d)[12]\\. "_s)), 2); // the items' marks
}

void PrintingTest::tellsWhoSaidWhatAndWhen()
{
    QList<ShownMessage> messages{said(u"Where is it?"_s, Role::User), said(u"Here."_s)};
    messages << galleryConversation().mid(9, 1); // a failed message
    const QString text = PrintedPdf(printoutOf(messages)).text();
    static const QRegularExpression order(
        u"You.*2026.*Where is it\\?.*Assistant.*model-x.*Here\\..*Error.*refused the key"_s,
        QRegularExpression::DotMatchesEverythingOption);
    QVERIFY2(order.match(text).hasMatch(), qPrintable(text));
}

void PrintingTest::printsOwnWordsAsTheyWereTyped()
{
    ShownMessage own = said(u"def f(x):\n\n    return x*2*3\n```\n_a_\n```"_s, Role::User);
    const QString text = PrintedPdf(printoutOf({own})).text();
    QVERIFY2(text.contains(u"return x*2*3"_s) && text.contains(u"_a_"_s), qPrintable(text));
    QVERIFY2(!text.contains(u"```"_s), qPrintable(text));
    own.ownMarkdown = true;
    QVERIFY(PrintedPdf(printoutOf({own})).text().contains(u"_a_"_s));
    own.text = u"return x*2*3"_s;
    QVERIFY(PrintedPdf(printoutOf({own})).text().contains(u"return x23"_s));
}

void PrintingTest::numbersItsPages()
{
    const PrintedPdf pdf(printoutOf({said(numberedWords(0, 1500))}));
    const QStringList texts = pdf.texts();
    QVERIFY(pdf.pages >= 3);
    QCOMPARE(texts.size(), pdf.pages);
    for (int i = 0; i < pdf.pages; ++i) {
        QVERIFY(texts.at(i).trimmed().startsWith(u"How keys are kept"));
        QVERIFY2(endsWithNumber(texts.at(i), i + 1, pdf.pages), qPrintable(texts.at(i).right(80)));
        QVERIFY(texts.at(i).contains(u"4 Mar"));
    }
}

void PrintingTest::mirrorsWhatBelongsToTheInterface()
{
    Printout printout = printoutOf({said(u"Short."_s, Role::User)});
    const auto inkOnLeft = [](const PrintedPdf &pdf) {
        const QImage picture = pdf.picture(1);
        const int y = inkedRows(picture).first().first;
        int left = picture.width();
        for (int x = picture.width() - 1; x >= 0; --x)
            left = qGray(picture.pixel(x, y + 2)) < 200 ? x : left;
        return left < picture.width() / 3;
    };
    QVERIFY(inkOnLeft(PrintedPdf(printout)));
    printout.direction = Qt::RightToLeft;
    printout.title = u"أين يُحفَظ المفتاح؟"_s;
    const PrintedPdf mirrored(printout);
    QVERIFY(!inkOnLeft(mirrored));
}

void PrintingTest::keepsArabicAsText()
{
    const PrintedPdf pdf(printoutOf({said(everyConstructInArabic())}));
    const QString text = pdf.text();
    for (const QString &word : {u"المفتاح"_s, u"النظام"_s, u"الإعدادات"_s, u"secret-tool lookup"_s})
        QVERIFY2(text.contains(word), qPrintable(word + u'\n' + text));
}

void PrintingTest::printsEmoji()
{
    const auto colours = [](const QString &text) {
        Printout printout = printoutOf({said(text)});
        const QImage picture = PrintedPdf(printout).picture(1);
        int coloured = 0;
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x)
                coloured += QColor(picture.pixel(x, y)).hsvSaturation() > 120 ? 1 : 0;
        }
        return coloured;
    };
    if (colours(u"Text"_s) == 0 && QFontDatabase::families().contains(u"Noto Color Emoji"_s))
        QVERIFY(colours(u"🙂🔑👨‍👩‍👧 and more"_s) > 50);
    else
        QSKIP("there is no font with coloured emoji here");
}

void PrintingTest::leavesEmojiAsTheyWere()
{
    const auto widthOf = [](const QString &text) {
        RunText words;
        words.text = text;
        const TextStyle style;
        TextRun piece(words, testTheme().font, testTheme(), style);
        piece.layOut(1000, Qt::AlignLeft);
        return piece.naturalWidth();
    };
    const QString emoji = u"🙂🔑⚠️👨‍👩‍👧"_s;
    const qreal before = widthOf(emoji);
    const QString everywhere =
        u"# %1\n\n**%1** `%1` ~~%1~~ [%1](https://x.org)\n\n| %1 |\n|-|\n| %1 "
        "|\n\n```\n%1\n```\n\n1. %1\n"_s.arg(emoji);
    Printout printout = printoutOf({said(everywhere), said(everywhere, Role::User)});
    printout.title = u"About "_s + emoji;
    printout.messages[0].model = emoji;
    QVERIFY(PrintedPdf(printout).ok);
    QCOMPARE(widthOf(emoji), before);
}

void PrintingTest::underlinesBesideEmoji()
{
    // The longest coloured run of pixels in a row.
    const auto underline = [](const QString &text) {
        const QImage picture = PrintedPdf(printoutOf({said(text)})).picture(1);
        int widest = 0;
        for (int y = 0; y < picture.height() / 2; ++y) {
            int run = 0;
            for (int x = 0; x < picture.width(); ++x) {
                run = QColor(picture.pixel(x, y)).hsvSaturation() > 120 ? run + 1 : 0;
                widest = std::max(widest, run);
            }
        }
        return widest;
    };
    const QString link = u"*[a padlock · on summer](https://example.org)*"_s;
    const int alone = underline(u"A picture: "_s + link + u". A key: K."_s);
    QVERIFY(alone > 80);
    QVERIFY(qAbs(underline(u"A picture: "_s + link + u". A key: 🔑."_s) - alone) <= 3);
}

void PrintingTest::hidesNothingUnderFormulas()
{
    SomePictures pictures;
    pictures.draw(u"E=mc^2"_s, 20, 2, 0.5);
    const PrintedPdf pdf(
        printoutOf({said(u"One **bold** $E=mc^2$ [link](https://example.org) two."_s)}),
        {.formulas = &pictures});
    const QString text = pdf.text().simplified().remove(u' ');
    QVERIFY2(text.contains(u"Oneboldlinktwo."), qPrintable(text));
}

void PrintingTest::cutsNoLine_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("words") << numberedWords(0, 1200);
    QTest::newRow("code") << u"```cpp\n"_s + u"if (gjpqy) { return |ÄÖ|; }\n"_s.repeated(120) +
                                 u"```"_s;
    QTest::newRow("long lines of code")
        << u"```\n"_s + (numberedWords(0, 60) + u'\n').repeated(8) + u"```"_s;
    QTest::newRow("a table") << u"| a | b |\n|--|--|\n"_s + u"| gjpqy | ÄÖ |\n"_s.repeated(90);
    QTest::newRow("Arabic") << u"يُحفَظ المفتاح في سلسلة مفاتيح النظام ولا يُكتَب أبدًا. "_s.repeated(
        300);
}

void PrintingTest::cutsNoLine()
{
    QFETCH(const QString, text);
    // The same text, on normal pages, and on one page that is long enough for all of it.
    const Printout printout = printoutOf({said(text)});
    const PrintedPdf pages(printout);
    const PrintedPdf scroll(printout, {}, QPageSize(QSizeF(148, 5000), QPageSize::Millimeter));
    QVERIFY(pages.pages >= 3);
    QCOMPARE(scroll.pages, 1);
    constexpr int dotsPerInch = 144;
    const auto heights = [](const QImage &picture) {
        QSet<int> out;
        for (const auto &[first, last] : inkedRows(picture))
            out.insert(last - first + 1);
        return out;
    };
    // Text rows have the same heights as on the uncut page; a line cut in two has others.
    const QSet<int> whole = heights(scroll.picture(1, dotsPerInch));
    for (int page = 1; page <= pages.pages; ++page) {
        const QList<std::pair<int, int>> rows = inkedRows(pages.picture(page, dotsPerInch));
        for (const auto &[first, last] : rows) {
            const int height = last - first + 1;
            const bool isKnown = std::any_of(whole.begin(), whole.end(), [height](int known) {
                return std::abs(known - height) <= 1;
            });
            QVERIFY2(isKnown, qPrintable(u"page %1: %2 to %3"_s.arg(page).arg(first).arg(last)));
        }
    }
}

void PrintingTest::opensWhatIsFoldedInCode()
{
    QString code = u"```\n"_s;
    for (int i = 0; i < 90; ++i)
        code += u"line%1\n"_s.arg(i);
    const PrintedPdf pdf(printoutOf({said(code + u"```"_s)}));
    QVERIFY(pdf.text().contains(u"line89"));
    QVERIFY(!pdf.text().contains(u"Show all"));
}

void PrintingTest::repeatsTheHeadingOfATable()
{
    QString table = u"| Platform | Where |\n|--|--|\n"_s;
    for (int i = 0; i < 80; ++i)
        table += u"| row%1 | there |\n"_s.arg(i);
    const PrintedPdf pdf(printoutOf({said(table)}));
    const QStringList texts = pdf.texts();
    QVERIFY(texts.size() >= 3);
    for (const QString &page : texts)
        QCOMPARE(page.count(u"Platform"), 1);
}

void PrintingTest::fitsAWideTable_data()
{
    QTest::addColumn<int>("columns");
    QTest::addColumn<QString>("cell");
    QTest::newRow("a few") << 4 << u"several-words in-each cell"_s;
    QTest::newRow("rather many") << 9 << u"unbreakable"_s;
    QTest::newRow("long words") << 5 << u"unbreakablewordsinacell"_s.repeated(3);
    QTest::newRow("very many") << 60 << u"x"_s;
}

void PrintingTest::fitsAWideTable()
{
    QFETCH(const int, columns);
    QFETCH(const QString, cell);
    QString table;
    for (const QString &line : {cell, u"--"_s, cell})
        table += u"| "_s + (line + u" | "_s).repeated(columns - 1) +
                 (line == u"--"_s ? line : line + u" END"_s) + u" |\n"_s;
    const PrintedPdf pdf(printoutOf({said(table)}));
    QVERIFY(pdf.ok);
    const QString text = pdf.text();
    QVERIFY2(text.count(u"END") == 2, qPrintable(text));
    // Nothing is printed in the margins.
    const QImage picture = pdf.picture(1);
    const int margin = 15 * 72 / 26;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = picture.width() - margin; x < picture.width(); ++x)
            QVERIFY(qGray(picture.pixel(x, y)) > 200);
    }
}

void PrintingTest::printsOnlyWhatIsSelected()
{
    Printout printout = printoutOf({said(u"alpha beta gamma"_s, Role::User),
                                    said(u"delta **epsilon** zeta"_s), said(u"eta"_s, Role::User)});
    printout.part = ConversationRange{{0, {0, 6}}, {1, {0, 13}}};
    const QString text = PrintedPdf(printout).text();
    for (const QString &word : {u"beta"_s, u"gamma"_s, u"delta"_s, u"epsilon"_s})
        QVERIFY2(text.contains(word), qPrintable(word));
    for (const QString &word : {u"alpha"_s, u"zeta"_s})
        QVERIFY2(!text.contains(word), qPrintable(word));
    QCOMPARE(text.count(u"You"), 1); // a speaker without selected text is not named
}

void PrintingTest::paintsOnlyThePagesThatAreWanted()
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QVERIFY(buffer.open(QIODevice::WriteOnly));
    QPdfWriter writer(&buffer);
    writer.setPageSize(QPageSize(QPageSize::A5));
    PrintRun run(printoutOf({said(numberedWords(0, 2000))}), writer, {});
    QPageRanges wanted;
    wanted.addPage(2);
    wanted.addPage(4);
    run.setPages(wanted);
    QSignalSpy finished(&run, &PrintRun::finished);
    run.start();
    QTRY_COMPARE(finished.size(), 1);
    const QStringList texts = PrintedPdf(bytes).texts();
    QCOMPARE(texts.size(), 2);
    QVERIFY(endsWithNumber(texts.at(0), 2, run.pages()));
    QVERIFY(endsWithNumber(texts.at(1), 4, run.pages()));
}

void PrintingTest::printsALongConversationInTurns()
{
    constexpr int count = 2000;
    QList<ShownMessage> messages;
    for (int i = 0; i < count; ++i)
        messages << said(u"message%1."_s.arg(i), i % 2 == 0 ? Role::User : Role::Assistant);
    const PrintedPdf pdf(printoutOf(messages));
    QVERIFY(pdf.ok);
    QVERIFY(pdf.turns >= 2 * count + pdf.pages); // at most one message or page per turn
    QCOMPARE(pdf.mostLaidOut, 1);
    QCOMPARE(PrintedMessage::living(), 0);
    const QString text = pdf.text();
    QVERIFY(text.contains(u"message0."));
    QVERIFY(text.contains(u"message1999."));
}

HIWAR_TEST(PrintingTest, QApplication)
#include "tst_printing.moc"
