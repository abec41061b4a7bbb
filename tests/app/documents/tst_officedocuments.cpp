// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// DOCX, XLSX and PPTX as LibreOffice and pandoc write them.
#include "tests/app/documents/documentcase.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

class OfficeDocumentsTest : public DocumentCase
{
    Q_OBJECT

private slots:
    void readsText_data();
    void readsText();
    void readsSheets();
    void readsSlides_data();
    void readsSlides();
};

void OfficeDocumentsTest::readsText_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("pandoc") << u"pandoc.docx"_s;
    QTest::newRow("LibreOffice") << u"office.docx"_s;
}

void OfficeDocumentsTest::readsText()
{
    QFETCH(const QString, name);
    const AttachmentReading read = reading(DocumentFormat::Docx, bytesOf(name));
    QCOMPARE(read.title, u"Report on the harvest"_s);
    QCOMPARE(read.sections.size(), 1);
    QCOMPARE(
        missing(read.sections.first().text,
                {u"# Harvest\n"_s,
                 u"Apples are **ripe** and *sweet*; see [the "
                 u"orchard](https://example.org/orchard?a=1).[^1]\n"_s,
                 u"- Early\n    - Red ones\n    - Green ones\n- Late\n"_s, u"1. Pick\n2. Press\n"_s,
                 u"| Fruit | Weight | Note |\n| --- | --- | --- |\n| Apple | 12 | "
                 u"red\\|green |\n| Pear | 7 | soft |\n"_s,
                 u"## التقرير\n\nالحصاد **جيد** هذا العام، والتفاح 12 كيلوغراماً.\n"_s,
                 u"## 收成\n\n今年的收成很好，苹果很甜。\n"_s, u"print(\"apples\")"_s,
                 u"\n[^1]: Since August, واحد, 一。"_s}),
        QString());
    QVERIFY(read.notes.isEmpty());
}

void OfficeDocumentsTest::readsSheets()
{
    const AttachmentReading read = reading(DocumentFormat::Xlsx, bytesOf(u"office.xlsx"_s));
    QCOMPARE(read.sections,
             (QList<ReadSection>{
                 {u"Budget"_s, u"| Fruit | Weight | Day | Share |\n| --- | --- | --- | --- |\n"
                               u"| Apple | 12.5 | 2026-03-01 | 62.5% |\n| Pear | 7.5 |  | "
                               u"37.5% |\n| Sum | 20 |"_s},
                 {u"ميزانية"_s, u"| تفاح | 苹果 \\| 梨 |\n| --- | --- |\n| 1 | 2 |"_s}}));
    QCOMPARE(read.notes, QList<ReadNote>{ReadNote::Formulas});
}

void OfficeDocumentsTest::readsSlides_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("pandoc") << u"pandoc.pptx"_s;
    QTest::newRow("LibreOffice") << u"office.pptx"_s;
}

void OfficeDocumentsTest::readsSlides()
{
    QFETCH(const QString, name);
    const AttachmentReading read = reading(DocumentFormat::Pptx, bytesOf(name));
    QCOMPARE(
        missing(
            allOf(read),
            {u"Orchard:\n- Plant trees\n    - In autumn\n- Water them\n\n> Notes: Say it slowly."_s,
             u"البستان:\n"_s, u"نزرع الأشجار في الخريف."_s,
             u"果园:\n| 树 | 数量 |\n| --- | --- |\n| 苹果 | 12 |"_s}),
        QString());
    QCOMPARE(read.sections.size(), 4);
}

HIWAR_TEST(OfficeDocumentsTest, QCoreApplication)
#include "tst_officedocuments.moc"
