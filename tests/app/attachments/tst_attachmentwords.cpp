// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/attachments/attachmentwords.h"

#include "tests/support/testcase.h"

#include <QSet>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class AttachmentWordsTest : public TestCase
{
    Q_OBJECT

private slots:
    void everyFaultHasItsSentences();
    void everyNoteHasItsSentence();
    void aNameIsNotAPattern();
};

void AttachmentWordsTest::everyFaultHasItsSentences()
{
    QList<AttachmentFault> faults{std::monostate()};
    for (int i = 0; i <= int(FileFault::Unreadable); ++i)
        faults.append(FileFault(i));
    for (int i = int(ReaderFault::None) + 1; i <= int(ReaderFault::NoPdf); ++i)
        faults.append(ReaderFault(i));
    for (const AttachmentFault &fault : std::as_const(faults)) {
        const QString words = faultWords(u"a.pdf"_s, fault);
        QVERIFY2(words.contains(u"“a.pdf”"_s), qPrintable(words));
        QVERIFY2(words.count(u". "_s) >= 1 && words.endsWith(u'.'),
                 qPrintable(words)); // … and what to do
    }
    QCOMPARE(faultWords(u"report.pdf"_s, ReaderFault::Encrypted),
             u"“report.pdf” wants a password. Save a copy without one and attach that."_s);
    QVERIFY(faultWords(u"a"_s, ReaderFault::None).isEmpty());
}

void AttachmentWordsTest::everyNoteHasItsSentence()
{
    QSet<QString> all;
    for (int i = 0; i <= int(ReadNote::Formulas); ++i)
        all.insert(noteWords(ReadNote(i)));
    QCOMPARE(all.size(), int(ReadNote::Formulas) + 1);
    QVERIFY(!all.contains(QString()));
}

void AttachmentWordsTest::aNameIsNotAPattern()
{
    QVERIFY(faultWords(u"%1 %2"_s, FileFault::Folder).startsWith(u"“%1 %2” is a folder."_s));
}

HIWAR_TEST(AttachmentWordsTest, QCoreApplication)
#include "tst_attachmentwords.moc"
