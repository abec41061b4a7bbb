// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Books, pages, mails, notebooks and tables of text.
#include "tests/app/documents/documentcase.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

class OtherDocumentsTest : public DocumentCase
{
    Q_OBJECT

private slots:
    void readsABook();
    void readsAPage();
    void readsAPageOfPandoc();
    void decodesAPage();
    void readsAMail();
    void readsAMailInAnOldEncoding();
    void readsANotebook();
    void readsANotebookOfPandoc();
    void readsRichText();
    void decodesRichText();
    void keepsATableOfText();
    void leavesOutWhatIsInvisible();
};

void OtherDocumentsTest::readsABook()
{
    const AttachmentReading read = reading(DocumentFormat::Epub, bytesOf(u"pandoc.epub"_s));
    QCOMPARE(read.title, u"Report on the harvest"_s);
    QCOMPARE(read.sections.size(), 2);
    QCOMPARE(read.sections[1].name, u"Harvest"_s);
    QCOMPARE(
        missing(read.sections[1].text,
                {u"# Harvest\n"_s,
                 u"Apples are **ripe** and *sweet*; see [the "
                 u"orchard](https://example.org/orchard?a=1)."_s,
                 u"- Early\n    - Red ones\n    - Green ones\n- Late\n"_s, u"1. Pick\n2. Press\n"_s,
                 u"| Fruit | Weight | Note |\n| --- | --- | --- |\n| Apple | 12 | "
                 u"red\\|green |\n| Pear | 7 | soft |\n"_s,
                 u"## التقرير\n\nالحصاد **جيد** هذا العام، والتفاح 12 كيلوغراماً.\n"_s,
                 u"## 收成\n\n今年的收成很好，苹果很甜。\n"_s,
                 u"```python\nprint(\"apples\")\n```"_s, u"Since August, واحد, 一。"_s}),
        QString());
    QVERIFY(read.notes.isEmpty());
}

void OtherDocumentsTest::readsAPage()
{
    const AttachmentReading read = reading(DocumentFormat::Html, bytesOf(u"page.html"_s));
    QCOMPARE(read.title, u"The orchard"_s);
    QCOMPARE(read.sections.size(), 1);
    QCOMPARE(read.sections.first().text,
             u"# Orchard & garden\n\nSome **bold**, *slanted* and `code`; a "
             u"[link](https://example.org/x), no link.\nA new line.\n\n"
             u"- One\n    - Inner\n- Two\n3. Three\n4. Four\n\n"
             u"| Fruit | Weight |\n| --- | --- |\n| A\\|B | 12 |\n\nOnly arranged\n\n"
             u"```cpp\nint main()\n{\n    return 0;\n}\n```\n\n> Said.\n\n"
             u"الحصاد **جيد**.\n\n今年的收成很好。\n\n[A tree]"_s);
    QVERIFY(read.notes.isEmpty());
}

void OtherDocumentsTest::readsAPageOfPandoc()
{
    const AttachmentReading read = reading(DocumentFormat::Html, bytesOf(u"pandoc.html"_s));
    QCOMPARE(read.title, u"Report on the harvest"_s);
    QCOMPARE(
        missing(allOf(read), {u"- Early\n    - Red ones\n"_s, u"| Apple | 12 | red\\|green |"_s,
                              u"## 收成\n"_s, u"```python\nprint(\"apples\")\n```"_s}),
        QString());
}

void OtherDocumentsTest::decodesAPage()
{
    const auto textOf = [](const QByteArray &page) {
        return allOf(reading(DocumentFormat::Html, page));
    };
    QCOMPARE(textOf("<meta charset=gb18030><p>\xca\xd5\xb3\xc9"), u":\n收成"_s);
    QCOMPARE(textOf("<meta http-equiv=Content-Type content='text/html; charset=windows-1256'>"
                    "<p>\xe3\xd1\xcd\xc8\xc7"),
             u":\nمرحبا"_s);
    QCOMPARE(textOf("<p>\xe6\x94\xb6\xe6\x88\x90"), u":\n收成"_s);
    const AttachmentReading guessed = reading(DocumentFormat::Html, "<p>caf\xe9");
    QCOMPARE(allOf(guessed), u":\ncafé"_s);
    QCOMPARE(guessed.notes, QList<ReadNote>{ReadNote::GuessedEncoding});
}

void OtherDocumentsTest::readsAMail()
{
    const AttachmentReading read = reading(DocumentFormat::Mail, bytesOf(u"mail.eml"_s));
    QCOMPARE(read.title,
             u"موعد الحصاد في البستان الكبير — 收成的日期和地点 and all that follows it"_s);
    QCOMPARE(
        missing(
            allOf(read),
            {u"**From:** سلمى <salma@example.org>  \n**To:** 李 <li@example.org>, bob@example.org"_s,
             u"**Date:** Tue, 24 Mar 2026 08:00:00 +0000"_s,
             u"السلام عليكم،\n\nالحصاد يوم الأحد. 收成在星期天。 See = here, with a line"_s,
             u"**Attachments:**\n\n- خطة.pdf"_s}),
        QString());
    QVERIFY(!allOf(read).contains(u"PDF-1"));
    QVERIFY(!allOf(read).contains(u"**عليكم**"));
}

void OtherDocumentsTest::readsAMailInAnOldEncoding()
{
    const AttachmentReading read = reading(DocumentFormat::Mail, bytesOf(u"windows.eml"_s));
    QCOMPARE(read.sections.value(0).text,
             u"**From:** a@example.org  \n**Subject:** old\n\n# مرحبا\n\nنص "
             u"[رابط](https://example.org/a)"_s);
}

void OtherDocumentsTest::readsANotebook()
{
    const AttachmentReading read = reading(DocumentFormat::Notebook, bytesOf(u"notebook.ipynb"_s));
    QCOMPARE(read.sections.value(0).text,
             u"# حصاد\n收成\n\n```python\nprint(1)\n1/0\n```\n\n```output\n1\n```\n\n"
             u"```output\n42\n```\n\n```output\nZeroDivisionError: division by zero\n```"_s);
}

void OtherDocumentsTest::readsANotebookOfPandoc()
{
    const AttachmentReading read = reading(DocumentFormat::Notebook, bytesOf(u"pandoc.ipynb"_s));
    QVERIFY(allOf(read).contains(u"## 收成"));
}

void OtherDocumentsTest::readsRichText()
{
    const AttachmentReading read = reading(DocumentFormat::Rtf, bytesOf(u"pandoc.rtf"_s));
    QCOMPARE(
        missing(allOf(read), {u"# Harvest\n"_s,
                              u"Apples are **ripe** and *sweet*; see [the "
                              u"orchard](https://example.org/orchard?a=1).[^1]\n"_s,
                              u"| Fruit | Weight | Note |\n| --- | --- | --- |\n| Apple | 12 | "
                              u"red\\|green |\n| Pear | 7 | soft |\n"_s,
                              u"## التقرير\n\nالحصاد **جيد** هذا العام، والتفاح 12 كيلوغراماً.\n"_s,
                              u"## 收成\n\n今年的收成很好，苹果很甜。\n"_s, u"print(\"apples\")"_s,
                              u"\n[^1]: Since August, واحد, 一。"_s}),
        QString());
}

void OtherDocumentsTest::decodesRichText()
{
    const QByteArray text = "{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0 A;}{\\f1\\fcharset178 "
                            "B;}{\\f2\\fcharset134 C;}}{\\info{\\title T}{\\author X}}caf\\'e9 "
                            "{\\f1 \\'e3\\'d1\\'cd\\'c8\\'c7} {\\f2 \\'ca\\'d5\\'b3\\'c9}"
                            "{\\v hidden}{\\*\\unknown left out} \\uc1\\u-10179?\\u-8704?\\par}";
    const AttachmentReading read = reading(DocumentFormat::Rtf, text);
    QCOMPARE(allOf(read), u":\ncafé مرحبا 收成 😀"_s);
    QCOMPARE(read.title, QString());
}

void OtherDocumentsTest::keepsATableOfText()
{
    QCOMPARE(allOf(reading(DocumentFormat::Csv, bytesOf(u"table.csv"_s))),
             u":\nFruit,Weight\nتفاح,12\n苹果,\"a, b\"\n"_s);
}

void OtherDocumentsTest::leavesOutWhatIsInvisible()
{
    const QString page = u"<p>a\u202eb\u200bc\u2066d\u00ade\ufefff\U000e0041g\u0007h\u00a0i</p>"
                         u"<p>\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645</p>"_s;
    QCOMPARE(allOf(reading(DocumentFormat::Html, page.toUtf8())),
             u":\nabcdefgh i\n\n\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"_s);
}

HIWAR_TEST(OtherDocumentsTest, QCoreApplication)
#include "tst_otherdocuments.moc"
