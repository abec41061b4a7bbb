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
    compareWithReport(read);
}

void OfficeDocumentsTest::readsSheets()
{
    const AttachmentReading read = reading(DocumentFormat::Xlsx, bytesOf(u"office.xlsx"_s));
    compareWithBudget(read);
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
