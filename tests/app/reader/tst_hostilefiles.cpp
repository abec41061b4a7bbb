// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Files made to do harm: a fault, or the right result.
#include "tests/app/reader/readercase.h"
#include "tests/app/reader/smallpdf.h"
#include "tests/app/reader/smallpng.h"

#include <QProcess>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class HostileFilesTest : public ReaderCase
{
    Q_OBJECT

private slots:
    void endsWithABomb()
    {
        ReaderTask task = taskOf(u"bomb.bz2"_s, ReaderTaskKind::Extract); // 300 MB in 242 bytes
        task.members = {u"bomb"_s};
        const ReaderAnswer answer = ask(task);
        QCOMPARE(answer.fault, ReaderFault::TooLarge);
        QVERIFY(answer.members.isEmpty());
    }

    void endsWithTwoHundredMegapixels()
    {
        ReaderTask task;
        task.bytes = blackPng(20'000, 10'000);
        QVERIFY(task.bytes.size() > 1000);
        const ReaderAnswer answer = ask(task);
        QCOMPARE(answer.kind, FileKind::Picture);
        QCOMPARE(answer.fault, ReaderFault::TooLarge);
    }

    void endsBeyondItsTime()
    {
        ReaderTask task;
        task.bytes = smallPdf(QByteArrayList(20'000, "BT /F 20 Tf 20 100 Td (Page) Tj ET"));
        const ReaderAnswer answer = ask(task, {u"1"_s});
#ifdef HIWAR_PDF
        QCOMPARE(answer.fault, ReaderFault::TooLong);
#else
        QCOMPARE(answer.fault, ReaderFault::UnknownKind);
#endif
    }

    void isNotFooledByAName()
    {
        ReaderTask task;
        task.name = u"letter.txt"_s;
        task.bytes = QByteArray("\x7f"
                                "ELF\2\1\1\0\0\0\0\0\0\0\0\0",
                                16) +
                     QByteArray(5000, '\1');
        const ReaderAnswer answer = ask(task);
        QCOMPARE(answer.fault, ReaderFault::UnknownKind);
        QVERIFY(answer.reading.sections.isEmpty());
        task.bytes.clear();
        QCOMPARE(ask(task).fault, ReaderFault::Empty);
    }

    void endsWithBrokenFiles_data()
    {
        QTest::addColumn<QString>("file");
        for (const char *name : {"photo.jpg", "clear.png", "moving.gif", "drawn.webp", "drawn.svg",
                                 "letters.pdf", "folder.zip", "folder.7z", "folder.tar.gz"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void endsWithBrokenFiles()
    {
        QFETCH(QString, file);
        const ReaderTask whole = taskOf(file);
        for (const int part : {1, 4, 8}) {
            ReaderTask task = whole;
            task.bytes.truncate(task.bytes.size() * part / 9);
            const ReaderAnswer cut = ask(task);
            QVERIFY2(cut.fault != ReaderFault::Crashed, qPrintable(QString::number(part)));
            task.bytes = whole.bytes;
            for (qsizetype i = 20; i < task.bytes.size(); i += 7 * part)
                task.bytes[i] = char(uchar(task.bytes.at(i)) ^ 0x5aU);
            const ReaderAnswer spoilt = ask(task);
            QVERIFY2(spoilt.fault != ReaderFault::Crashed, qPrintable(QString::number(part)));
        }
    }

    void takesNoOtherWords()
    {
        QProcess reader;
        QSignalSpy finished(&reader, &QProcess::finished);
        reader.start(QStringLiteral(HIWAR_READER), QStringList());
        reader.write("12\nnothing else");
        reader.closeWriteChannel();
        QVERIFY(!finished.isEmpty() || finished.wait(60'000));
        QCOMPARE(reader.exitCode(), 1);
        QCOMPARE(reader.readAllStandardOutput(), QByteArray());
        QVERIFY(reader.readAllStandardError().contains("no task"));
    }
};

HIWAR_TEST(HostileFilesTest, QCoreApplication)
#include "tst_hostilefiles.moc"
