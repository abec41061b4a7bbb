// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/platform/peeruser.h"
#include "tests/support/testcase.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#ifdef Q_OS_UNIX
#include <array>
#include <sys/socket.h>
#include <thread>
#include <unistd.h>
#endif
#ifdef Q_OS_LINUX
#include <sys/syscall.h>
#endif

using namespace Hiwar;
using namespace Qt::StringLiterals;

class PeerUserTest : public TestCase
{
    Q_OBJECT

private slots:
#ifdef Q_OS_UNIX
    void knowsThisUser();
    void knowsAnotherUser();
    void knowsWhoseAFolderIs();
#endif
    void makesAFolderForItsOwner();
};

#ifdef Q_OS_UNIX
void PeerUserTest::knowsThisUser()
{
    std::array<int, 2> ends{};
    QCOMPARE(socketpair(AF_UNIX, SOCK_STREAM, 0, ends.data()), 0);
    for (const int end : ends)
        QVERIFY(isOwnPeer(qintptr(end)));
    for (const int end : ends)
        close(end);
    QVERIFY(!isOwnPeer(qintptr(ends.front()))); // the peer has closed
}

void PeerUserTest::knowsAnotherUser()
{
#ifdef Q_OS_LINUX
    if (geteuid() != 0)
        QSKIP("only root can be another user for a moment");
    std::array<int, 2> ends{};
    int made = -1;
    std::thread other([&] { // on Linux a single thread can change its user
        constexpr uid_t nobody = 65534;
        if (syscall(SYS_setresuid, nobody, nobody, nobody) == 0)
            made = socketpair(AF_UNIX, SOCK_STREAM, 0, ends.data());
    });
    other.join();
    QCOMPARE(made, 0);
    for (const int end : ends) {
        QVERIFY(!isOwnPeer(qintptr(end)));
        close(end);
    }
#else
    QSKIP("a thread cannot be another user here");
#endif
}

void PeerUserTest::knowsWhoseAFolderIs()
{
    const QTemporaryDir dir;
    QVERIFY(isOwnFolder(dir.path()));
    QVERIFY(QFile::setPermissions(dir.path(), QFile::permissions(dir.path()) | QFile::WriteGroup));
    QVERIFY(!isOwnFolder(dir.path()));
    QVERIFY(!isOwnFolder(dir.filePath(u"nothing"_s)));
    if (geteuid() != 0)
        QVERIFY(!isOwnFolder(u"/"_s));
}
#endif

void PeerUserTest::makesAFolderForItsOwner()
{
    const QTemporaryDir dir;
    const QString path = dir.filePath(u"data/hiwar"_s);
    makeOwnFolder(path);
    QVERIFY(isOwnFolder(path));
    constexpr auto others = QFile::ReadGroup | QFile::ExeGroup | QFile::ReadOther | QFile::ExeOther;
    QVERIFY(!(QFile::permissions(path) & others));
}

HIWAR_TEST(PeerUserTest, QCoreApplication)
#include "tst_peeruser.moc"
