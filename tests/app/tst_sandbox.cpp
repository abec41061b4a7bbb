// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A program taken over by an attacker, in the sandbox and outside it.
#include "app/sandbox/callfilter.h"
#include "tests/support/testcase.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

class SandboxTest : public Hiwar::TestCase
{
    Q_OBJECT

private:
    struct End
    {
        QByteArray said;
        bool isWhole = false; ///< it exited by itself, with status 0
    };
    static End run(const QStringList &words)
    {
        QProcess attack;
        QSignalSpy finished(&attack, &QProcess::finished);
        attack.start(QStringLiteral(SANDBOX_ATTACK), words);
        if (finished.isEmpty() && !finished.wait(30000))
            return {"it does not end", false};
        return {attack.readAllStandardOutput().trimmed(),
                attack.exitStatus() == QProcess::NormalExit && attack.exitCode() == 0};
    }

private slots:
    void initTestCase()
    {
        if (run({u"live"_s}).said.startsWith("open"))
            QSKIP("this system does not let a program filter its calls");
    }

    void lives()
    {
        const End end = run({u"live"_s});
        QCOMPARE(end.said, "done");
        QVERIFY(end.isWhole);
    }

    void refuses_data()
    {
        QTest::addColumn<QString>("deed");
        QTest::addColumn<bool>(
            "worksOutside"); // false where a container itself may forbid it: not tested
        for (const char *deed : {"read a file", "read a file by the old call", "look for a file",
                                 "talk to the net", "talk to the desktop", "start a process",
                                 "end another", "end another by a thread", "lift the limits"})
            QTest::newRow(deed) << QString::fromLatin1(deed) << true;
        for (const char *deed : {"write a file", "look into another", "make calls of another kind"})
            QTest::newRow(deed) << QString::fromLatin1(deed) << false;
    }
    void refuses()
    {
        QFETCH(QString, deed);
        QFETCH(bool, worksOutside);
        if (worksOutside)
            QCOMPARE(run({deed, u"out"_s}).said, "done");
        const End end = run({deed});
        QCOMPARE(end.said, "refused");
        QVERIFY(end.isWhole);
    }

    void startsNoProgram()
    {
        QCOMPARE(run({u"start a program"_s, u"out"_s}).said, QByteArray()); // it was replaced
        QCOMPARE(run({u"start a program"_s}).said, "refused");
    }

    void endsBeyondItsMemory()
    {
        QCOMPARE(run({u"take memory"_s, u"out"_s}).said, "done");
        const End end = run({u"take memory"_s});
        QCOMPARE(end.said, QByteArray());
        QVERIFY(!end.isWhole);
    }

    void readsOneFolderOnly_data()
    {
        QTest::addColumn<QByteArray>("inside");
        for (const char *deed : {"live", "read its file", "list its files", "start a thread"})
            QTest::newRow(deed) << QByteArray("done");
        for (const char *deed :
             {"write its file", "empty its file", "make a file there",
              "change how its file is open", "leave by its parent", "read a file", "write a file",
              "talk to the net", "talk to the desktop", "start a process", "start a program",
              "end another", "look into another", "make calls of another kind"})
            QTest::newRow(deed) << QByteArray("refused");
    }
    void readsOneFolderOnly()
    {
        QFETCH(QByteArray, inside);
        const QTemporaryDir place;
        const QString folder = place.filePath(u"open"_s);
        QVERIFY(QDir().mkdir(folder));
        for (const QString &name : {folder + u"/letter"_s, place.filePath(u"secret"_s)}) {
            QFile file(name);
            QVERIFY(file.open(QFile::WriteOnly) && file.write("words") == 5);
        }
        const QString deed = QString::fromLatin1(QTest::currentDataTag());
        if (run({u"live"_s, u"reader"_s, folder}).said.startsWith("open"))
            QSKIP("this system has no Landlock");
        const End end = run({deed, u"reader"_s, folder});
        QCOMPARE(end.said, inside);
        QVERIFY(end.isWhole);
        QCOMPARE(QDir(folder).entryList(QDir::Files), QStringList{u"letter"_s});
        QFile letter(folder + u"/letter"_s);
        QVERIFY(letter.open(QFile::ReadOnly));
        QCOMPARE(letter.readAll(), "words");
    }

    void endsBeyondItsTime()
    {
        const QTemporaryDir place;
        const End end = run({u"spin"_s, u"reader"_s, place.path()});
        QVERIFY(!end.said.contains("done"));
        QVERIFY(!end.isWhole);
    }
};

HIWAR_TEST(SandboxTest, QCoreApplication)
#include "tst_sandbox.moc"
