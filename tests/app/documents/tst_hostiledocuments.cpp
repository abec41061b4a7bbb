// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Documents that were made to do harm, and broken ones: a fault or a bounded reading, in time.
#include "tests/app/documents/documentcase.h"
#include "tests/app/foreign/zipwriter.h"

#include <QElapsedTimer>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 longest = 20'000; ///< ms, with sanitizers and others at work

QByteArray wordOf(const QByteArray &body)
{
    return zipOf(
        {{"word/document.xml", "<?xml version=\"1.0\"?><w:document xmlns:w=\"urn:w\"><w:body>" +
                                   body + "</w:body></w:document>"}});
}

QByteArray openOf(const QByteArray &body)
{
    return zipOf({{"content.xml", "<?xml version=\"1.0\"?><o:document-content xmlns:o=\"urn:o\" "
                                  "xmlns:t=\"urn:t\" xmlns:x=\"urn:x\"><o:body>" +
                                      body + "</o:body></o:document-content>"}});
}

ReaderFault faultOf(DocumentFormat format, const QByteArray &bytes, const ReadLimits &limits = {})
{
    const auto read = readDocument(format, bytes, limits);
    return read ? ReaderFault::None : read.error();
}

/// Of all sections.
qint64 lettersOf(const AttachmentReading &reading)
{
    qint64 letters = 0;
    for (const ReadSection &section : reading.sections)
        letters += section.text.size();
    return letters;
}

} // namespace

class HostileDocumentsTest : public DocumentCase
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void unpacksNoBomb();
    void expandsNoEntities_data();
    void expandsNoEntities();
    void goesNoDeeperThanItMay_data();
    void goesNoDeeperThanItMay();
    void repeatsNoCellForEver_data();
    void repeatsNoCellForEver();
    void readsSparseSheets();
    void cutsWhatIsTooLong_data();
    void cutsWhatIsTooLong();
    void survivesTruncation_data();
    void survivesTruncation();
    void survivesChangedBytes_data();
    void survivesChangedBytes();
    void missesParts();
    void followsNoWrongRelations();
    void tellsEncryptedFiles();
    void endsWithManyParts();

private:
    QElapsedTimer m_time;
};

void HostileDocumentsTest::init()
{
    TestCase::init();
    m_time.start();
}

void HostileDocumentsTest::cleanup()
{
    QVERIFY2(m_time.elapsed() < longest, qPrintable(QString::number(m_time.elapsed())));
}

void HostileDocumentsTest::unpacksNoBomb()
{
    const QByteArray bomb =
        wordOf("<w:p><w:r><w:t>" + QByteArray(100'000'000, 'a') + "</w:t></w:r></w:p>");
    QVERIFY(bomb.size() < 200'000);
    QCOMPARE(faultOf(DocumentFormat::Docx, bomb, {.unpackedBytes = 50'000'000}),
             ReaderFault::TooLarge);
    std::vector<std::pair<QByteArray, QByteArray>> many;
    for (int i = 0; i < 20; ++i)
        many.emplace_back("part" + QByteArray::number(i) + ".xml", QByteArray(1'000'000, ' '));
    QCOMPARE(faultOf(DocumentFormat::Docx, zipOf(many), {.unpackedBytes = 10'000'000}),
             ReaderFault::TooLarge);
}

void HostileDocumentsTest::expandsNoEntities_data()
{
    QTest::addColumn<QByteArray>("entities");
    QByteArray laughs = "<!ENTITY a0 \"ha\">";
    for (int i = 1; i < 30; ++i) {
        const QByteArray before = "&a" + QByteArray::number(i - 1) + ';';
        laughs += "<!ENTITY a" + QByteArray::number(i) + " \"" + before.repeated(10) + "\">";
    }
    QTest::newRow("billion laughs") << QByteArray(laughs + "<!ENTITY b \"&a29;\">");
    QTest::newRow("a file") << QByteArray("<!ENTITY b SYSTEM \"file:///etc/passwd\">");
    QTest::newRow("an address") << QByteArray("<!ENTITY b SYSTEM \"http://127.0.0.1/b\">");
    QTest::newRow("none") << QByteArray();
}

void HostileDocumentsTest::expandsNoEntities()
{
    QFETCH(const QByteArray, entities);
    const QByteArray text = "<?xml version=\"1.0\"?><!DOCTYPE d [" + entities +
                            "]><d xmlns=\"urn:d\"><body><p><r><t>&b;</t></r></p></body></d>";
    QCOMPARE(faultOf(DocumentFormat::Docx, zipOf({{"word/document.xml", text}})),
             ReaderFault::Damaged);
    QCOMPARE(faultOf(DocumentFormat::OpenText, zipOf({{"content.xml", text}})),
             ReaderFault::Damaged);
    const auto page = readDocument(DocumentFormat::Html, text, {});
    QVERIFY(!page || lettersOf(*page) < 100'000);
}

void HostileDocumentsTest::goesNoDeeperThanItMay_data()
{
    QTest::addColumn<DocumentFormat>("format");
    QTest::addColumn<QByteArray>("bytes");
    const auto nested = [](const QByteArray &name, const QByteArray &inner) {
        constexpr int levels = 100'000;
        return ('<' + name + '>').repeated(levels) + inner +
               ("</" + name.split(' ').first() + '>').repeated(levels);
    };
    const QByteArray paragraph = "<w:p><w:r><w:t>a</w:t></w:r></w:p>";
    QTest::newRow("DOCX") << DocumentFormat::Docx << wordOf(nested("w:sdt", paragraph));
    QTest::newRow("DOCX tables") << DocumentFormat::Docx
                                 << wordOf(QByteArray("<w:tbl><w:tr><w:tc>").repeated(100'000) +
                                           paragraph +
                                           QByteArray("</w:tc></w:tr></w:tbl>").repeated(100'000));
    QTest::newRow("DOCX left out")
        << DocumentFormat::Docx
        << wordOf(nested("w:sectPr", {}) + "<w:p>" + nested("w:smartTag", "<w:r/>") + "</w:p>");
    QTest::newRow("ODT lists") << DocumentFormat::OpenText
                               << openOf("<o:text>" + nested("t:list", "<t:p>a</t:p>") +
                                         "</o:text>");
    QTest::newRow("ODT spans") << DocumentFormat::OpenText
                               << openOf("<o:text><t:p>" + nested("t:span", "a") +
                                         "</t:p></o:text>");
    QTest::newRow("HTML") << DocumentFormat::Html << nested("div", "a");
    QTest::newRow("HTML tables") << DocumentFormat::Html << nested("table><tr><td", "a");
    QTest::newRow("HTML lists") << DocumentFormat::Html << nested("ul><li", "a");
    QTest::newRow("HTML bold") << DocumentFormat::Html << nested("b", "a");
    QTest::newRow("notebook") << DocumentFormat::Notebook
                              << QByteArray("{\"cells\":" + QByteArray(100'000, '[') +
                                            QByteArray(100'000, ']') + '}');
    QTest::newRow("RTF") << DocumentFormat::Rtf
                         << QByteArray("{\\rtf1 " + QByteArray(100'000, '{') +
                                       "\\trowd a\\cell\\row");
    QByteArray mail = "Subject: a\n";
    for (int i = 0; i < 20'000; ++i) {
        const QByteArray number = QByteArray::number(i);
        mail += "Content-Type: multipart/mixed; boundary=b" + number + "\n\n--b" + number + '\n';
    }
    QTest::newRow("mail") << DocumentFormat::Mail << QByteArray(mail + "\n\na");
}

void HostileDocumentsTest::goesNoDeeperThanItMay()
{
    QFETCH(const DocumentFormat, format);
    QFETCH(const QByteArray, bytes);
    const auto read = readDocument(format, bytes, {});
    QVERIFY(read ? lettersOf(*read) < 100'000 : read.error() == ReaderFault::Damaged);
    const auto deeper = readDocument(format, bytes, {.depth = 1'000'000});
    QVERIFY(deeper ? lettersOf(*deeper) < 100'000 : deeper.error() == ReaderFault::Damaged);
}

void HostileDocumentsTest::repeatsNoCellForEver_data()
{
    QTest::addColumn<QByteArray>("rows");
    const QByteArray endless = QByteArray::number(qint64(1) << 30);
    const QByteArray cell =
        "<x:table-cell x:number-columns-repeated=\"" + endless + "\"><t:p>a</t:p></x:table-cell>";
    QTest::newRow("columns") << QByteArray("<x:table-row>" + cell + "</x:table-row>");
    QTest::newRow("rows and columns") << QByteArray("<x:table-row x:number-rows-repeated=\"" +
                                                    endless + "\">" + cell + "</x:table-row>");
    QTest::newRow("many such rows") << QByteArray("<x:table-row x:number-rows-repeated=\"" +
                                                  endless + "\">" + cell + "</x:table-row>")
                                           .repeated(1000);
    QTest::newRow("empty") << QByteArray(
        "<x:table-row x:number-rows-repeated=\"99999999999999999999\"><x:table-cell "
        "x:number-columns-repeated=\"-7\"/></x:table-row>");
}

void HostileDocumentsTest::repeatsNoCellForEver()
{
    QFETCH(const QByteArray, rows);
    const QByteArray table = "<x:table x:name=\"a\">" + rows + "</x:table>";
    const ReadLimits limits{.letters = 400'000};
    const auto sheet = readDocument(DocumentFormat::OpenSheet,
                                    openOf("<o:spreadsheet>" + table + "</o:spreadsheet>"), limits);
    QVERIFY(sheet.has_value());
    QVERIFY(lettersOf(*sheet) <= limits.letters);
    const auto text =
        readDocument(DocumentFormat::OpenText, openOf("<o:text>" + table + "</o:text>"), limits);
    QVERIFY(text.has_value());
    QVERIFY(lettersOf(*text) <= limits.letters);
}

void HostileDocumentsTest::readsSparseSheets()
{
    QByteArray rows;
    for (int i = 1; i <= 2000; ++i) {
        rows += "<row r=\"" + QByteArray::number(i * 500) + "\"><c r=\"" + (i % 2 ? "A" : "XFD") +
                QByteArray::number(i * 500) + "\"><v>1</v></c></row>";
    }
    rows +=
        "<row r=\"99999999999\"><c r=\"ZZZZZZZZZZ9\"><v>2</v></c><c t=\"s\"><v>-1</v></c></row>";
    const QByteArray relations = "<Relationships><Relationship Id=\"a\" Type=\"x/worksheet\" "
                                 "Target=\"a.xml\"/></Relationships>";
    const QByteArray workbook = "<workbook xmlns:r=\"x/relationships\"><sheets><sheet name=\"S\" "
                                "r:id=\"a\"/></sheets></workbook>";
    const AttachmentReading read = reading(
        DocumentFormat::Xlsx,
        zipOf({{"xl/workbook.xml", workbook},
               {"xl/_rels/workbook.xml.rels", relations},
               {"xl/a.xml", "<worksheet><sheetData>" + rows + "</sheetData></worksheet>"}}));
    QVERIFY(allOf(read).startsWith(u"S:\n| 1 |  |\n| --- | --- |\n|  | 1 |\n| 1 |\n"));
    QVERIFY(lettersOf(read) < 30'000);
}

void HostileDocumentsTest::cutsWhatIsTooLong_data()
{
    QTest::addColumn<DocumentFormat>("format");
    QTest::addColumn<QString>("name");
    QTest::newRow("docx") << DocumentFormat::Docx << u"office.docx"_s;
    QTest::newRow("xlsx") << DocumentFormat::Xlsx << u"office.xlsx"_s;
    QTest::newRow("pptx") << DocumentFormat::Pptx << u"office.pptx"_s;
    QTest::newRow("odt") << DocumentFormat::OpenText << u"office.odt"_s;
    QTest::newRow("ods") << DocumentFormat::OpenSheet << u"office.ods"_s;
    QTest::newRow("odp") << DocumentFormat::OpenSlides << u"office.odp"_s;
    QTest::newRow("epub") << DocumentFormat::Epub << u"pandoc.epub"_s;
    QTest::newRow("html") << DocumentFormat::Html << u"page.html"_s;
    QTest::newRow("mail") << DocumentFormat::Mail << u"mail.eml"_s;
    QTest::newRow("notebook") << DocumentFormat::Notebook << u"notebook.ipynb"_s;
    QTest::newRow("rtf") << DocumentFormat::Rtf << u"pandoc.rtf"_s;
    QTest::newRow("csv") << DocumentFormat::Csv << u"table.csv"_s;
}

void HostileDocumentsTest::cutsWhatIsTooLong()
{
    QFETCH(const DocumentFormat, format);
    QFETCH(const QString, name);
    for (const qint64 letters : {1, 10, 25}) {
        const auto read = readDocument(format, bytesOf(name), {.letters = letters});
        QVERIFY(read.has_value());
        QVERIFY(lettersOf(*read) <= letters);
        QVERIFY(read->notes.contains(ReadNote::Cut));
    }
}

void HostileDocumentsTest::survivesTruncation_data()
{
    cutsWhatIsTooLong_data();
}

void HostileDocumentsTest::survivesTruncation()
{
    QFETCH(const DocumentFormat, format);
    QFETCH(const QString, name);
    const QByteArray whole = bytesOf(name);
    QVERIFY(!whole.isEmpty());
    for (qsizetype size = 0; size < whole.size(); size += 97) {
        const auto read = readDocument(format, whole.first(size), {});
        QVERIFY(!read || lettersOf(*read) < 100'000);
    }
}

void HostileDocumentsTest::survivesChangedBytes_data()
{
    cutsWhatIsTooLong_data();
}

void HostileDocumentsTest::survivesChangedBytes()
{
    QFETCH(const DocumentFormat, format);
    QFETCH(const QString, name);
    const QByteArray whole = bytesOf(name);
    for (qsizetype at = 0; at < whole.size(); at += 151) {
        QByteArray changed = whole;
        changed[at] = char(~changed[at]);
        const auto read = readDocument(format, changed, {});
        QVERIFY(!read || lettersOf(*read) < 1'000'000);
    }
}

void HostileDocumentsTest::missesParts()
{
    const QByteArray nothing = zipOf({{"other.xml", "<a/>"}});
    for (const DocumentFormat format :
         {DocumentFormat::Docx, DocumentFormat::Xlsx, DocumentFormat::Pptx,
          DocumentFormat::OpenText, DocumentFormat::OpenSheet, DocumentFormat::OpenSlides,
          DocumentFormat::Epub}) {
        QCOMPARE(faultOf(format, nothing), ReaderFault::Damaged);
        QCOMPARE(faultOf(format, "PK"), ReaderFault::Damaged);
        QCOMPARE(faultOf(format, {}), ReaderFault::Empty);
        QCOMPARE(faultOf(format, "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1more"), ReaderFault::Encrypted);
    }
    QCOMPARE(faultOf(DocumentFormat::Notebook, "{}"), ReaderFault::Damaged);
    QCOMPARE(faultOf(DocumentFormat::Mail, "no mail"), ReaderFault::Damaged);
    const AttachmentReading empty = reading(DocumentFormat::Html, " ");
    QCOMPARE(empty.notes, QList<ReadNote>{ReadNote::NoText});
}

void HostileDocumentsTest::followsNoWrongRelations()
{
    const QByteArray slides = "<p xmlns:r=\"x/relationships\"><sldIdLst><sldId r:id=\"a\"/><sldId "
                              "r:id=\"b\"/><sldId r:id=\"c\"/></sldIdLst></p>";
    const QByteArray relations = "<r><r Id=\"a\" Type=\"slide\" Target=\"../../../../etc/passwd\"/>"
                                 "<r Id=\"b\" Type=\"slide\" Target=\"presentation.xml\"/></r>";
    const AttachmentReading read = reading(
        DocumentFormat::Pptx,
        zipOf({{"ppt/presentation.xml", slides}, {"ppt/_rels/presentation.xml.rels", relations}}));
    QCOMPARE(lettersOf(read), 0);
    QVERIFY(read.notes.contains(ReadNote::SomeUnreadable));
}

void HostileDocumentsTest::tellsEncryptedFiles()
{
    QCOMPARE(faultOf(DocumentFormat::Docx, zipOf({{"word/document.xml", "<a/>"}}, "secret")),
             ReaderFault::Encrypted);
    QCOMPARE(
        faultOf(DocumentFormat::OpenText,
                zipOf({{"META-INF/manifest.xml", "<m:encryption-data/>"}, {"content.xml", "x"}})),
        ReaderFault::Encrypted);
    QCOMPARE(faultOf(DocumentFormat::Epub,
                     zipOf({{"META-INF/encryption.xml", "<e><c URI=\"a.xhtml\"/></e>"}})),
             ReaderFault::Encrypted);
}

void HostileDocumentsTest::endsWithManyParts()
{
    QByteArray runs;
    for (int i = 0; i < 50'000; ++i)
        runs += i % 2 ? "<w:r><w:rPr><w:b/></w:rPr><w:t>a</w:t></w:r>" : "<w:r><w:t>b</w:t></w:r>";
    const auto read = readDocument(DocumentFormat::Docx, wordOf("<w:p>" + runs + "</w:p>"), {});
    QVERIFY(read.has_value());
    QByteArray attributes;
    for (int i = 0; i < 200'000; ++i)
        attributes += " a" + QByteArray::number(i) + "='>'";
    QCOMPARE(faultOf(DocumentFormat::Docx, wordOf("<w:p" + attributes + "/>")),
             ReaderFault::Damaged);
    QByteArray page;
    for (int i = 0; i < 50'000; ++i)
        page += "<p>a<li>b<td>c";
    QVERIFY(readDocument(DocumentFormat::Html, page, {}).has_value());
    QByteArray mail = "Subject: a\nContent-Type: multipart/mixed; boundary=b\n\n";
    for (int i = 0; i < 50'000; ++i)
        mail += "--b\n\na\n";
    QVERIFY(readDocument(DocumentFormat::Mail, mail, {}).has_value());
    QVERIFY(
        readDocument(DocumentFormat::Mail, "Subject: " + QByteArray("=?a?b?").repeated(50'000), {})
            .has_value());
}

HIWAR_TEST(HostileDocumentsTest, QCoreApplication)
#include "tst_hostiledocuments.moc"
