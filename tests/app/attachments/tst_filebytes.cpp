// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/attachments/filebytes.h"

#include "tests/support/testcase.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>

#ifdef Q_OS_UNIX
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>
#endif

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 most = 8 * 1024 * 1024;

QString written(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? path : QString();
}

/// Readable in a failure: "" when it was read.
QString faultOf(const tl::expected<QByteArray, FileFault> &bytes)
{
    static const QStringList names{u"Missing"_s,  u"NotAllowed"_s, u"NotAFile"_s, u"Folder"_s,
                                   u"TooLarge"_s, u"Empty"_s,      u"Changing"_s, u"Unreadable"_s};
    return bytes ? QString() : names.at(int(bytes.error()));
}

} // namespace

class FileBytesTest : public TestCase
{
    Q_OBJECT

private slots:
    void readsAFileOfAnyName_data();
    void readsAFileOfAnyName();
    void takesAFileUpToTheLimit();
    void aHugeFileIsRefusedAtOnce();
    void whatIsNoFileIsNotRead();
    void pipesDevicesAndSocketsAreNotOpened();
    void whatTheUserMayNotReadIsSaid();
    void aFileThatChangesMeanwhileIsNotRead_data();
    void aFileThatChangesMeanwhileIsNotRead();
    void aFileThatIsWrittenOverMeanwhileIsNotRead();
    void aFileThatVanishesMeanwhileIsRead();
};

void FileBytesTest::readsAFileOfAnyName_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("plain") << u"notes.txt"_s;
    QTest::newRow("Arabic") << u"تقرير ٢٠٢٦.txt"_s;
    QTest::newRow("control characters") << u"a\nb\x1b[31m\x7f.txt"_s;
    QTest::newRow("a leading dash") << u"-rf"_s;
    QTest::newRow("only dots") << u"..."_s;
    QTest::newRow("through its folder") << u"sub/../notes.txt"_s;
    QTest::newRow("a name that looks encoded") << u"%2e%2e%2fx"_s;
}

void FileBytesTest::readsAFileOfAnyName()
{
    QFETCH(const QString, name);
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkdir(u"sub"_s));
    const QByteArray content("a\0b\r\n", 5);
    const QString path = written(folder.filePath(name), content);
    QVERIFY(!path.isEmpty());
    const auto bytes = readFileBytes(path, most);
    QCOMPARE(faultOf(bytes), QString());
    QCOMPARE(*bytes, content);
}

void FileBytesTest::takesAFileUpToTheLimit()
{
    const QTemporaryDir folder;
    const QString path = written(folder.filePath(u"a"_s), QByteArray(3 * 1024 * 1024 + 7, 'x'));
    QList<qint64> blocks;
    const auto bytes =
        readFileBytes(path, 3 * 1024 * 1024 + 7, [&blocks](qint64 read) { blocks.append(read); });
    QCOMPARE(faultOf(bytes), QString());
    QCOMPARE(bytes->size(), 3 * 1024 * 1024 + 7);
    QVERIFY(blocks.size() >= 4);
    QCOMPARE(blocks.last(), bytes->size());
    QCOMPARE(faultOf(readFileBytes(path, 3 * 1024 * 1024 + 6)), u"TooLarge"_s);
}

/// A file of a terabyte that takes no room: refused by its size, before anything is read.
void FileBytesTest::aHugeFileIsRefusedAtOnce()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"huge"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    if (!file.resize(1LL << 40))
        QSKIP("this file system has no sparse files");
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(faultOf(readFileBytes(file.fileName(), most)), u"TooLarge"_s);
    QVERIFY(timer.elapsed() < 1000);
}

void FileBytesTest::whatIsNoFileIsNotRead()
{
    const QTemporaryDir folder;
    QCOMPARE(faultOf(readFileBytes(folder.path(), most)), u"Folder"_s);
    QCOMPARE(faultOf(readFileBytes(folder.filePath(u".."_s), most)), u"Folder"_s);
    QCOMPARE(faultOf(readFileBytes(folder.filePath(u"none"_s), most)), u"Missing"_s);
    QCOMPARE(faultOf(readFileBytes(folder.filePath(QString(5000, u'n')), most)), u"Missing"_s);
    QCOMPARE(faultOf(readFileBytes({}, most)), u"Missing"_s);
    const QString file = written(folder.filePath(u"file"_s), "x");
    QCOMPARE(faultOf(readFileBytes(file + "/x"_L1, most)), u"Missing"_s);
    QCOMPARE(faultOf(readFileBytes(file + QChar() + "x"_L1, most)), u"Missing"_s);
    QCOMPARE(faultOf(readFileBytes(written(folder.filePath(u"empty"_s), {}), most)), u"Empty"_s);
}

void FileBytesTest::pipesDevicesAndSocketsAreNotOpened()
{
#ifdef Q_OS_UNIX
    const QTemporaryDir folder;
    const QString pipe = folder.filePath(u"pipe"_s);
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    QCOMPARE(faultOf(readFileBytes(pipe, most)), u"NotAFile"_s);
    QVERIFY(QFile::link(pipe, folder.filePath(u"link.txt"_s)));
    QCOMPARE(faultOf(readFileBytes(folder.filePath(u"link.txt"_s), most)), u"NotAFile"_s);
    QCOMPARE(faultOf(readFileBytes(u"/dev/zero"_s, most)), u"NotAFile"_s);
    QCOMPARE(faultOf(readFileBytes(u"/dev/null"_s, most)), u"NotAFile"_s);
    QVERIFY(QFile::link(u"loop"_s, folder.filePath(u"loop"_s)));
    QCOMPARE(faultOf(readFileBytes(folder.filePath(u"loop"_s), most)), u"Unreadable"_s);

    const int socket = ::socket(AF_UNIX, SOCK_STREAM, 0);
    sockaddr_un address = {};
    address.sun_family = AF_UNIX;
    const QByteArray name = QFile::encodeName(folder.filePath(u"socket"_s));
    QVERIFY(name.size() < qsizetype(sizeof(address.sun_path)));
    std::copy(name.begin(), name.end(), address.sun_path);
    QCOMPARE(::bind(socket, reinterpret_cast<const sockaddr *>(&address), sizeof(address)), 0);
    QCOMPARE(faultOf(readFileBytes(folder.filePath(u"socket"_s), most)), u"NotAFile"_s);
    ::close(socket);
#else
    QSKIP("there are none here");
#endif
}

void FileBytesTest::whatTheUserMayNotReadIsSaid()
{
#ifdef Q_OS_UNIX
    if (::geteuid() == 0)
        QSKIP("root may read everything");
    const QTemporaryDir folder;
    const QString path = written(folder.filePath(u"a"_s), "x");
    QVERIFY(QFile::setPermissions(path, QFileDevice::WriteOwner));
    QCOMPARE(faultOf(readFileBytes(path, most)), u"NotAllowed"_s);
#else
    QSKIP("there are none here");
#endif
}

void FileBytesTest::aFileThatChangesMeanwhileIsNotRead_data()
{
    QTest::addColumn<qint64>("size");
    QTest::newRow("grows") << qint64(3 * 1024 * 1024 + 1);
    QTest::newRow("grows without an end") << qint64(64 * 1024 * 1024);
    QTest::newRow("shrinks") << qint64(2 * 1024 * 1024);
    QTest::newRow("is emptied") << qint64(0);
}

void FileBytesTest::aFileThatChangesMeanwhileIsNotRead()
{
    QFETCH(const qint64, size);
    const QTemporaryDir folder;
    const QString path = written(folder.filePath(u"log"_s), QByteArray(3 * 1024 * 1024, 'x'));
    const auto bytes = readFileBytes(path, most, [&path, size](qint64) {
        QFile file(path);
        QVERIFY(file.resize(size));
    });
    QCOMPARE(faultOf(bytes), u"Changing"_s);
}

void FileBytesTest::aFileThatIsWrittenOverMeanwhileIsNotRead()
{
    const QTemporaryDir folder;
    const QString path = written(folder.filePath(u"log"_s), QByteArray(3 * 1024 * 1024, 'x'));
    QFile old(path);
    QVERIFY(old.open(QIODevice::ReadWrite));
    QVERIFY(old.setFileTime(QDateTime::fromSecsSinceEpoch(1'700'000'000),
                            QFileDevice::FileModificationTime));
    old.close();
    const auto bytes = readFileBytes(path, most, [&path](qint64) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QCOMPARE(file.write("y"), 1);
    });
    QCOMPARE(faultOf(bytes), u"Changing"_s);
}

/// Deleted while it is read: what was opened is still whole.
void FileBytesTest::aFileThatVanishesMeanwhileIsRead()
{
    const QTemporaryDir folder;
    const QString path = written(folder.filePath(u"a"_s), QByteArray(2 * 1024 * 1024, 'x'));
    const auto bytes = readFileBytes(path, most, [&path](qint64) { QFile::remove(path); });
#ifdef Q_OS_UNIX
    QCOMPARE(faultOf(bytes), QString());
    QCOMPARE(bytes->size(), 2 * 1024 * 1024);
#endif
    QCOMPARE(faultOf(readFileBytes(path, most)), u"Missing"_s);
}

HIWAR_TEST(FileBytesTest, QCoreApplication)
#include "tst_filebytes.moc"
