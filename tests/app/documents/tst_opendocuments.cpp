// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// ODT, ODS and ODP as LibreOffice and pandoc write them.
#include "tests/app/documents/documentcase.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

class OpenDocumentsTest : public DocumentCase
{
    Q_OBJECT

private slots:
    void readsText_data();
    void readsText();
    void readsSheets();
    void readsSlides();
};

void OpenDocumentsTest::readsText_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("pandoc") << u"pandoc.odt"_s;
    QTest::newRow("LibreOffice") << u"office.odt"_s;
}

void OpenDocumentsTest::readsText()
{
    QFETCH(const QString, name);
    const AttachmentReading read = reading(DocumentFormat::OpenText, bytesOf(name));
    compareWithReport(read);
}

void OpenDocumentsTest::readsSheets()
{
    const AttachmentReading read = reading(DocumentFormat::OpenSheet, bytesOf(u"office.ods"_s));
    compareWithBudget(read);
}

void OpenDocumentsTest::readsSlides()
{
    const AttachmentReading read = reading(DocumentFormat::OpenSlides, bytesOf(u"office.odp"_s));
    QCOMPARE(
        missing(
            allOf(read),
            {u"Orchard:\n- Plant trees\n    - In autumn\n- Water them\n\n> Notes: Say it slowly."_s,
             u"البستان:\nنزرع الأشجار في الخريف."_s,
             u"果园:\n| 树 | 数量 |\n| --- | --- |\n| 苹果 | 12 |"_s}),
        QString());
    QCOMPARE(read.sections.size(), 4);
}

HIWAR_TEST(OpenDocumentsTest, QCoreApplication)
#include "tst_opendocuments.moc"
