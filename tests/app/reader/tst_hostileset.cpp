// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Files that were made to do harm, by real programs (files/hostile/make.sh), given to hiwar-reader
// as it is shipped: each ends with its fault or the right result, within the reader's memory, and
// nothing is written.
#include "tests/app/reader/measuredcase.h"

#include <QDir>
#include <QFileInfo>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class HostileSetTest : public MeasuredCase
{
    Q_OBJECT

private slots:
    void unpacksNoBomb_data();
    void unpacksNoBomb();
    void unpacksNoBombWithinABomb();
    void decodesNoBomb_data();
    void decodesNoBomb();
    void believesNoSize_data();
    void believesNoSize();
    void readsTenThousandPages();
    void saysThatItIsLocked_data();
    void saysThatItIsLocked();
    void listsLockedArchives();
    void readsWhatPeopleNest();
    void writesNoFileThatAnArchiveNames();
    void readsFiftyMegabytes_data();
    void readsFiftyMegabytes();
    void cutsWhatIsTooLong();
    void refusesAProgramCalledText();

private:
    /// Of bombs.zip.
    ReaderTask bomb(const QString &name)
    {
        ReaderTask task;
        task.name = name;
        task.bytes = unpacked(taskOf(u"hostile/bombs.zip"_s), name);
        return task;
    }
};

void HostileSetTest::unpacksNoBomb_data()
{
    QTest::addColumn<ReaderFault>("fault");
    QTest::newRow("bomb.docx") << ReaderFault::TooLarge;
    QTest::newRow("bomb.odt") << ReaderFault::TooLarge;
    QTest::newRow("bomb.epub") << ReaderFault::TooLarge;
    QTest::newRow("deep.docx") << ReaderFault::Damaged; // 100,000 levels
}

void HostileSetTest::unpacksNoBomb()
{
    QFETCH(const ReaderFault, fault);
    const ReaderTask task = bomb(QString::fromLatin1(QTest::currentDataTag()));
    QVERIFY(task.bytes.size() > 1000);
    const ReaderAnswer answer = measured(task);
    QCOMPARE(answer.kind, FileKind::Document);
    QCOMPARE(answer.fault, fault);
    QVERIFY(answer.reading.sections.isEmpty());
}

void HostileSetTest::unpacksNoBombWithinABomb()
{
    ReaderTask task = bomb(u"nested.zip"_s);
    const ReaderAnswer outer = measured(task);
    QCOMPARE(outer.fault, ReaderFault::None);
    QCOMPARE(outer.entries.size(), 1);
    task.bytes = unpacked(task, u"bomb.zip"_s);
    QVERIFY(task.bytes.size() > 1000);
    QCOMPARE(measured(task).entries, (QList<ArchiveEntry>{{u"bomb.txt"_s, 300'000'000, false}}));
    task.kind = ReaderTaskKind::Extract;
    task.members = QStringList{u"bomb.txt"_s};
    const ReaderAnswer inner = measured(task);
    QCOMPARE(inner.fault, ReaderFault::TooLarge);
    QVERIFY(inner.members.isEmpty());
}

void HostileSetTest::decodesNoBomb_data()
{
    QTest::addColumn<ReaderFault>("fault");
    QTest::newRow("gray.png") << ReaderFault::TooLarge;
    QTest::newRow("gray.webp") << ReaderFault::TooLarge;
    QTest::newRow("progressive.jpg") << ReaderFault::TooLarge;
    QTest::newRow("baseline.jpg") << ReaderFault::None; // as large as those of some phones
}

/// 121 megapixels each; one of 200 is in tst_hostilefiles.
void HostileSetTest::decodesNoBomb()
{
    QFETCH(const ReaderFault, fault);
    ReaderTask task = bomb(QString::fromLatin1(QTest::currentDataTag()));
    for (const auto kind : {ReaderTaskKind::Read, ReaderTaskKind::Thumbnail}) {
        task.kind = kind;
        const ReaderAnswer answer = measured(task);
        QCOMPARE(answer.kind, FileKind::Picture);
        if (answer.fault == ReaderFault::UnknownKind && task.name.endsWith(".webp"_L1))
            QSKIP("Qt's plugin for WebP is missing");
        QCOMPARE(answer.fault, fault);
        if (fault == ReaderFault::None)
            QCOMPARE(answer.pictures.value(0).size, QSize(2048, 2048));
        QCOMPARE(answer.pictures.isEmpty(), fault != ReaderFault::None);
    }
}

void HostileSetTest::believesNoSize_data()
{
    QTest::addColumn<QByteArray>("bytes");
    // 65,535 pixels to each side, of which there is one.
    QTest::newRow("gif") << "GIF89a\xff\xff\xff\xff\x80\0\0\0\0\0\xff\xff\xff"
                            ",\0\0\0\0\xff\xff\xff\xff\0\2\2L\1\0;"_ba;
    QTest::newRow("gif of one frame")
        << "GIF89a\1\0\1\0\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0\xff\xff\xff\xff\0\2\2L\1\0;"_ba;
    QTest::newRow("jpeg") << "\xff\xd8\xff\xc0\0\x0b\x08\xff\xff\xff\xff\1\1\x11\0\xff\xd9"_ba;
    QTest::newRow("bmp")
        << "BM\x36\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0\xff\xff\xff\x7f\xff\xff\xff\x7f"
           "\1\0\x20\0"_ba +
               QByteArray(24, '\0');
    QTest::newRow("webp")
        << "RIFF\x1a\0\0\0WEBPVP8L\x0d\0\0\0\x2f\xff\xff\xff\x0f\0\0\0\0\0\0\0\0\0"_ba;
    // A comment of 1.5 GB, which libpng would take and fill before it reads the three bytes of it.
    QTest::newRow("png")
        << "\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\0\1\0\0\0\1\x08\0\0\0\0\x3a\x7e\x9b"
           "\x55\x5d\0\0\0tEXta\0b"_ba;
}

void HostileSetTest::believesNoSize()
{
    QFETCH(const QByteArray, bytes);
    ReaderTask task;
    task.bytes = bytes;
    const ReaderAnswer answer = measured(task);
    QCOMPARE(answer.kind, FileKind::Picture);
    QVERIFY(answer.fault == ReaderFault::TooLarge || answer.fault == ReaderFault::Damaged ||
            answer.pictures.value(0).size == QSize(1, 1));
    QVERIFY(peak() < 200);
}

void HostileSetTest::readsTenThousandPages()
{
#ifndef HIWAR_PDF
    QSKIP("poppler-qt6 is missing");
#endif
    ReaderTask task;
    task.name = u"pages.pdf"_s;
    task.bytes = unpacked(taskOf(u"hostile/pages.pdf.xz"_s), u"pages.pdf"_s);
    const ReaderAnswer answer = measured(task);
    QCOMPARE(answer.fault, ReaderFault::None);
    QCOMPARE(answer.pages, 10'000);
    QCOMPARE(answer.reading.sections.size(), 10'000);
    QCOMPARE(answer.reading.sections.first().text, u"Page 1"_s);
    QCOMPARE(answer.reading.sections.last().text, u"Page 100"_s); // a hundred times a hundred
    task.kind = ReaderTaskKind::DrawPages;
    const ReaderAnswer drawn = measured(task);
    QCOMPARE(drawn.fault, ReaderFault::None);
    QCOMPARE(drawn.pictures.size(), ReaderLimits().drawnPages);
}

void HostileSetTest::saysThatItIsLocked_data()
{
    QTest::addColumn<ReaderTaskKind>("kind");
    QTest::newRow("locked.odt") << ReaderTaskKind::Read;
    QTest::newRow("locked.docx") << ReaderTaskKind::Read;
    QTest::newRow("locked.zip") << ReaderTaskKind::Extract;
    QTest::newRow("names.7z") << ReaderTaskKind::List;
    QTest::newRow("names.7z again") << ReaderTaskKind::Extract;
#ifdef HIWAR_PDF
    QTest::newRow("locked.pdf") << ReaderTaskKind::Read;
    QTest::newRow("locked.pdf drawn") << ReaderTaskKind::DrawPages;
#endif
}

void HostileSetTest::saysThatItIsLocked()
{
    QFETCH(const ReaderTaskKind, kind);
    const QString name = QString::fromLatin1(QTest::currentDataTag()).section(u' ', 0, 0);
    ReaderTask task = taskOf(u"hostile/"_s + name, kind);
    QVERIFY(!task.bytes.isEmpty() && !task.bytes.contains("CANARY"));
    task.members = QStringList{u"hello.txt"_s};
    const ReaderAnswer answer = measured(task);
    QCOMPARE(answer.fault, ReaderFault::Encrypted);
    QVERIFY(answer.members.isEmpty() && answer.pictures.isEmpty());
}

void HostileSetTest::listsLockedArchives()
{
    const ReaderAnswer answer = measured(taskOf(u"hostile/locked.zip"_s, ReaderTaskKind::List));
    QCOMPARE(answer.fault, ReaderFault::None);
    QCOMPARE(answer.entries.value(0).name, u"hello.txt"_s);
}

void HostileSetTest::readsWhatPeopleNest()
{
    const ReaderAnswer answer = measured(taskOf(u"hostile/nested.docx"_s));
    QCOMPARE(answer.fault, ReaderFault::None);
    QVERIFY(textOf(answer).contains(u"level 0"_s));
    QVERIFY(textOf(answer).contains(u"level 8"_s));
}

/// They are only shown; what is taken comes as bytes.
void HostileSetTest::writesNoFileThatAnArchiveNames()
{
    ReaderTask task = taskOf(u"hostile/names.tar"_s, ReaderTaskKind::List);
    const ReaderAnswer listed = measured(task);
    QCOMPARE(listed.fault, ReaderFault::None);
    QStringList names;
    for (const ArchiveEntry &entry : listed.entries) {
        names.append(entry.name);
        for (const QChar c : entry.name) // a list shows no line ends, and obeys none
            QVERIFY2(c.unicode() >= 0x20 && c.unicode() != 0x7f, qPrintable(entry.name));
    }
    QVERIFY2(names.contains(u"../../evil.txt"_s), qPrintable(names.join(u'\n')));
    QVERIFY2(names.contains(u"/etc/hiwar-evil.txt"_s), qPrintable(names.join(u'\n')));
    task.kind = ReaderTaskKind::Extract;
    task.members = names;
    const ReaderAnswer taken = measured(task);
    QCOMPARE(taken.fault, ReaderFault::None);
    QCOMPARE(taken.members.size(), names.size());
    QCOMPARE(taken.members.at(names.indexOf(u"../../evil.txt"_s)), "evil\n");
    for (const QByteArray &member : taken.members)
        QVERIFY(!member.contains("root:")); // a link to /etc/passwd is none to follow
    QVERIFY(!QFileInfo::exists(outside() + u"/../../evil.txt"_s));
    QVERIFY(!QFileInfo::exists(u"/etc/hiwar-evil.txt"_s));
}

void HostileSetTest::readsFiftyMegabytes_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<bool>("isWide");
    QTest::newRow("UTF-8") << u"A line of words, سطر من الكلام, 一行字.\n"_s << false;
    QTest::newRow("one letter") << u"a"_s << false;
    QTest::newRow("blank lines") << u"\n"_s << false;
    QTest::newRow("Chinese in sixteen bits") << u"今天天气很好，我们去公园散步。\n"_s << true;
}

void HostileSetTest::readsFiftyMegabytes()
{
    QFETCH(const QString, line);
    QFETCH(const bool, isWide);
    const QByteArray coded =
        isWide ? QByteArray(reinterpret_cast<const char *>(line.utf16()), line.size() * 2)
               : line.toUtf8();
    const qsizetype lines = 50 * 1024 * 1024 / coded.size();
    ReaderTask task;
    task.name = u"long.txt"_s;
    task.bytes = (isWide ? QByteArray("\xff\xfe") : QByteArray()) + coded.repeated(lines);
    const ReaderAnswer answer = measured(task);
    QCOMPARE(answer.fault, ReaderFault::None);
    QCOMPARE(answer.kind, FileKind::Text);
    QCOMPARE(answer.reading.letters(), lines * line.size());
    QVERIFY(!answer.reading.notes.contains(ReadNote::Cut));
    QVERIFY(answer.reading.sections.first().text.endsWith(line));
}

void HostileSetTest::cutsWhatIsTooLong()
{
    ReaderTask task;
    task.name = u"long.txt"_s;
    task.bytes = u"今天天气很好，我们去公园散步。\n"_s.toUtf8().repeated(4'200'000);
    QVERIFY(task.bytes.size() > 190'000'000 && task.bytes.size() < ReaderLimits().fileBytes);
    const ReaderAnswer answer = measured(task);
    QCOMPARE(answer.fault, ReaderFault::None);
    QCOMPARE(answer.reading.letters(), ReaderLimits().textLetters);
    QVERIFY(answer.reading.notes.contains(ReadNote::Cut));
}

void HostileSetTest::refusesAProgramCalledText()
{
    QFile program(QStringLiteral(PLAIN_READER)); // a real one
    QVERIFY(program.open(QFile::ReadOnly));
    for (const QString &name : {u"notes.txt"_s, u"table.csv"_s, u"page.html"_s, u"letter.docx"_s}) {
        ReaderTask task;
        task.name = name;
        task.bytes = program.readAll();
        program.seek(0);
        const ReaderAnswer answer = measured(task);
        QCOMPARE(answer.fault, ReaderFault::UnknownKind);
        QVERIFY(answer.reading.sections.isEmpty());
    }
}

HIWAR_TEST(HostileSetTest, QCoreApplication)
#include "tst_hostileset.moc"
