// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every file of the tests, of every format, cut in many places and changed in many places, given to
// hiwar-reader as it is shipped: a fault or a reading, never an end without an answer.
#include "tests/app/reader/measuredcase.h"

#include <QDir>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

constexpr int places = 7;

/// "photo.jpg", "canary/letter.pdf", "../../documents/files/office.docx".
QStringList realFiles()
{
    QStringList found;
    for (const QString &folder :
         {QString(), u"canary/"_s, u"hostile/"_s, u"../../documents/files/"_s}) {
        const QDir dir(QStringLiteral(READER_FILES "/") + folder);
        for (const QString &name : dir.entryList(QDir::Files, QDir::Name)) {
            if (!name.endsWith(".sh"_L1) && !name.endsWith(".md"_L1) && name != "bombs.zip"_L1)
                found.append(folder + name);
        }
    }
    return found;
}

} // namespace

class BrokenFilesTest : public MeasuredCase
{
    Q_OBJECT

private slots:
    void knowsItsFiles();
    void ends_data();
    void ends();

private:
    void verifyEnds(const ReaderTask &task)
    {
        const ReaderAnswer answer = measured(task);
        QVERIFY2(answer.fault != ReaderFault::Crashed && answer.fault != ReaderFault::Missing,
                 task.bytes.toHex().left(2000).constData());
        QVERIFY(answer.reading.letters() < 2'000'000);
    }
};

void BrokenFilesTest::knowsItsFiles()
{
    QVERIFY(realFiles().size() > 40);
}

void BrokenFilesTest::ends_data()
{
    QTest::addColumn<QString>("file");
    for (const QString &name : realFiles())
        QTest::newRow(qPrintable(name)) << name;
}

void BrokenFilesTest::ends()
{
    QFETCH(const QString, file);
    const ReaderTask whole = taskOf(file);
    const qsizetype size = whole.bytes.size();
    QVERIFY(size > 0);
    for (int place = 0; place < places; ++place) {
        ReaderTask task = whole;
        task.bytes.truncate(1 + size * place / places); // its beginning alone, and so on
        verifyEnds(task);
        task.bytes = whole.bytes;
        const qsizetype at = size * (2 * place + 1) / (2 * places);
        task.bytes[at] = char(~task.bytes.at(at));
        verifyEnds(task);
        // As a disk that fails leaves it: a piece of zeros.
        const qsizetype length = std::min<qsizetype>(64, size - at);
        task.bytes.replace(at, length, QByteArray(length, '\0'));
        verifyEnds(task);
        if (QTest::currentTestFailed())
            return;
    }
}

HIWAR_TEST(BrokenFilesTest, QCoreApplication)
#include "tst_brokenfiles.moc"
