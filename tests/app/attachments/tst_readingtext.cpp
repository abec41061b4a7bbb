// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/attachments/readingtext.h"
#include "tests/support/testcase.h"

#include <QCoreApplication>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class ReadingTextTest : public TestCase
{
    Q_OBJECT

private slots:
    void joinsSections();
    void keepsATextAsItIs();
    void namesTheFile_data();
    void namesTheFile();
};

void ReadingTextTest::joinsSections()
{
    AttachmentReading reading;
    QCOMPARE(textFileOf(reading), QString());
    reading.sections = {{u"Budget"_s, u"| a | b |\n"_s}, {{}, u"رقم ١"_s}, {u"C"_s, u"c"_s}};
    QCOMPARE(textFileOf(reading), u"## Budget\n\n| a | b |\n\nرقم ١\n\n## C\n\nc"_s);
}

void ReadingTextTest::keepsATextAsItIs()
{
    AttachmentReading reading;
    reading.encoding = u"UTF-8"_s;
    reading.sections = {{{}, u"a,b\n1,2\n"_s}};
    QCOMPARE(textFileOf(reading), u"a,b\n1,2\n"_s);
}

void ReadingTextTest::namesTheFile_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("file");
    QTest::newRow("a document") << u"report.v2.pdf"_s << u"report.v2.md"_s;
    QTest::newRow("without an ending") << u"report"_s << u"report.md"_s;
    QTest::newRow("only an ending") << u".pdf"_s << u".pdf.md"_s;
    QTest::newRow("another script") << u"تقرير.docx"_s << u"تقرير.md"_s;
}

void ReadingTextTest::namesTheFile()
{
    QFETCH(const QString, name);
    QFETCH(const QString, file);
    QCOMPARE(textFileName(name), file);
}

HIWAR_TEST(ReadingTextTest, QCoreApplication)
#include "tst_readingtext.moc"
