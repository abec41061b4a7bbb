// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/platform/peeruser.h"
#include "app/platform/singleinstance.h"
#include "tests/support/testcase.h"

#include <QDir>
#include <QFileInfo>
#include <QLocalServer>
#include <QLocalSocket>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QUuid>

using namespace Qt::StringLiterals;
using namespace Hiwar;

namespace {

QString freshName()
{
    return u"hiwar-test-"_s + QUuid::createUuid().toString(QUuid::WithoutBraces);
}

SingleInstance::Role positionOf(const QSignalSpy &decided)
{
    return decided.first().first().value<SingleInstance::Role>();
}

} // namespace

class SingleInstanceTest : public TestCase
{
    Q_OBJECT

private slots:
    void theSecondHandsItsWordsToTheFirst()
    {
        const QString name = freshName();
        SingleInstance first(name);
        QSignalSpy firstDecided(&first, &SingleInstance::decided);
        QSignalSpy again(&first, &SingleInstance::startedAgain);
        first.claim({});
        QTRY_COMPARE(firstDecided.size(), 1);
        QCOMPARE(positionOf(firstDecided), SingleInstance::Role::First);

        SingleInstance second(name);
        QSignalSpy secondDecided(&second, &SingleInstance::decided);
        second.claim({u"--new"_s, u"سؤال"_s});
        QTRY_COMPARE(secondDecided.size(), 1);
        QCOMPARE(positionOf(secondDecided), SingleInstance::Role::Second);
        QCOMPARE(again.size(), 1);
        QCOMPARE(again.first().first().toStringList(), (QStringList{u"--new"_s, u"سؤال"_s}));
    }

    void aCommandTellsTheFirstThatTheHistoryChanged()
    {
        const QString name = freshName();
        SingleInstance first(name);
        QSignalSpy decided(&first, &SingleInstance::decided);
        QSignalSpy again(&first, &SingleInstance::startedAgain);
        QSignalSpy changed(&first, &SingleInstance::historyChanged);
        first.claim({});
        QTRY_COMPARE(decided.size(), 1);
        SingleInstance command(name);
        QSignalSpy told(&command, &SingleInstance::told);
        command.tellHistoryChanged();
        QTRY_COMPARE(told.size(), 1);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(again.size(), 0); // and the window is not raised
    }

    void aCommandWithoutAWindowTellsNobodyAndBecomesNone()
    {
        const QString name = freshName();
        SingleInstance command(name);
        QSignalSpy told(&command, &SingleInstance::told);
        command.tellHistoryChanged();
        QTRY_COMPARE(told.size(), 1);
        SingleInstance first(name);
        QSignalSpy decided(&first, &SingleInstance::decided);
        first.claim({});
        QTRY_COMPARE(decided.size(), 1);
        QCOMPARE(positionOf(decided), SingleInstance::Role::First);
    }

    void whoAsksForTheEndHearsOfItWhenItHasCome()
    {
        const QString name = freshName();
        auto first = std::make_unique<SingleInstance>(name);
        QSignalSpy decided(first.get(), &SingleInstance::decided);
        QSignalSpy asked(first.get(), &SingleInstance::quitAsked);
        first->claim({});
        QTRY_COMPARE(decided.size(), 1);
        SingleInstance command(name);
        QSignalSpy told(&command, &SingleInstance::told);
        command.tellToQuit();
        QTRY_COMPARE(asked.size(), 1);
        QCOMPARE(told.size(), 0); // the instance is still there
        first.reset();
        QTRY_VERIFY(!told.isEmpty());
    }

    void whoAsksForTheEndOfNobodyHearsSoAtOnce()
    {
        SingleInstance command(freshName());
        QSignalSpy told(&command, &SingleInstance::told);
        command.tellToQuit();
        QTRY_VERIFY(!told.isEmpty());
    }

    void theSocketIsWhereNobodyElseMayListen_data()
    {
        QTest::addColumn<QByteArray>("sandbox");
        QTest::addColumn<QString>("folder");
        QTest::addColumn<bool>("isOpen");
        QTest::addColumn<QString>("position");
        QTest::newRow("the runtime folder")
            << QByteArray() << u"run"_s << false << u"run/hiwar-*"_s;
        QTest::newRow("that of a Flatpak") << QByteArray("org.example.it") << u"run"_s << false
                                           << u"run/app/org.example.it/hiwar-*"_s;
        const QString beside = u"data/hiwar/history.sqlite.socket"_s;
        QTest::newRow("none") << QByteArray() << QString() << false << beside;
        QTest::newRow("one that is not there") << QByteArray() << u"nothing"_s << false << beside;
        QTest::newRow("one where others may write") << QByteArray() << u"run"_s << true << beside;
    }
    void theSocketIsWhereNobodyElseMayListen()
    {
#ifndef Q_OS_LINUX
        QSKIP("the runtime folder is Linux's");
#endif
        QFETCH(QByteArray, sandbox);
        QFETCH(QString, folder);
        QFETCH(bool, isOpen);
        QFETCH(QString, position);
        const QByteArray before = qgetenv("XDG_RUNTIME_DIR");
        const auto putBack = qScopeGuard([&before] {
            before.isNull() ? qunsetenv("XDG_RUNTIME_DIR") : qputenv("XDG_RUNTIME_DIR", before);
            qunsetenv("FLATPAK_ID");
        });
        const QTemporaryDir home;
        QVERIFY(QDir(home.path()).mkpath(u"run/app/org.example.it"_s));
        if (isOpen)
            QVERIFY(QFile::setPermissions(home.filePath(u"run"_s), QFile::Permissions(0x7777)));
        folder.isEmpty() ? qunsetenv("XDG_RUNTIME_DIR")
                         : qputenv("XDG_RUNTIME_DIR", home.filePath(folder).toUtf8());
        sandbox.isEmpty() ? qunsetenv("FLATPAK_ID") : qputenv("FLATPAK_ID", sandbox);

        const QString name = instanceName(home.filePath(u"data/hiwar/history.sqlite"_s));
        SingleInstance first(name);
        QSignalSpy decided(&first, &SingleInstance::decided);
        first.claim({});
        QTRY_COMPARE(decided.size(), 1);
        const QFileInfo wanted(home.filePath(position));
        QCOMPARE(wanted.dir().entryList({wanted.fileName()}, QDir::System).size(), 1);
        QVERIFY(isOwnFolder(wanted.path()));
        SingleInstance second(name);
        QSignalSpy handedOver(&second, &SingleInstance::decided);
        second.claim({});
        QTRY_COMPARE(handedOver.size(), 1);
        QCOMPARE(positionOf(handedOver), SingleInstance::Role::Second);
    }

    void whoSaysNothingIsLetGo()
    {
        const QString name = freshName();
        SingleInstance first(name);
        QSignalSpy decided(&first, &SingleInstance::decided);
        first.claim({});
        QTRY_COMPARE(decided.size(), 1);
        QLocalSocket socket;
        QSignalSpy closed(&socket, &QLocalSocket::disconnected);
        socket.connectToServer(name);
        QTRY_COMPARE(socket.state(), QLocalSocket::ConnectedState);
        socket.write("[");
        QTRY_COMPARE(closed.size(), 1);
    }

    void otherNamesDoNotMeet()
    {
        SingleInstance one(freshName());
        SingleInstance other(freshName());
        QSignalSpy oneDecided(&one, &SingleInstance::decided);
        QSignalSpy otherDecided(&other, &SingleInstance::decided);
        one.claim({});
        other.claim({});
        QTRY_VERIFY(!oneDecided.isEmpty() && !otherDecided.isEmpty());
        QCOMPARE(positionOf(oneDecided), SingleInstance::Role::First);
        QCOMPARE(positionOf(otherDecided), SingleInstance::Role::First);
    }

    void aFirstThatEndedIsSucceeded()
    {
        const QString name = freshName();
        {
            SingleInstance gone(name);
            QSignalSpy decided(&gone, &SingleInstance::decided);
            gone.claim({});
            QTRY_COMPARE(decided.size(), 1);
        }
        SingleInstance next(name);
        QSignalSpy decided(&next, &SingleInstance::decided);
        next.claim({});
        QTRY_COMPARE(decided.size(), 1);
        QCOMPARE(positionOf(decided), SingleInstance::Role::First);
    }

    void aStuckFirstDoesNotHoldTheSecondForEver()
    {
        const QString name = freshName();
        QLocalServer stuck; // accepts the connection and never answers
        QVERIFY(stuck.listen(name));
        SingleInstance second(name);
        QSignalSpy decided(&second, &SingleInstance::decided);
        second.claim({u"--new"_s});
        QVERIFY(decided.wait());
        QCOMPARE(decided.size(), 1);
        QCOMPARE(positionOf(decided), SingleInstance::Role::First);
    }

    void garbageDoesNotDisturbTheFirst_data()
    {
        QTest::addColumn<QByteArray>("garbage");
        QTest::newRow("without an end") << QByteArray(4 * 1024 * 1024, '\x7f');
        QTest::newRow("a line") << QByteArray(64, '\x7f').append('\n');
        QTest::newRow("no list") << QByteArray("{\"words\": []}\n");
        QTest::newRow("unknown news") << QByteArray("{\"tells\":\"the weather\"}\n");
    }
    void garbageDoesNotDisturbTheFirst()
    {
        QFETCH(QByteArray, garbage);
        const QString name = freshName();
        SingleInstance first(name);
        QSignalSpy decided(&first, &SingleInstance::decided);
        QSignalSpy again(&first, &SingleInstance::startedAgain);
        QSignalSpy changed(&first, &SingleInstance::historyChanged);
        first.claim({});
        QTRY_COMPARE(decided.size(), 1);
        QLocalSocket socket;
        QSignalSpy closed(&socket, &QLocalSocket::disconnected);
        socket.connectToServer(name);
        QTRY_COMPARE(socket.state(), QLocalSocket::ConnectedState);
        socket.write(garbage);
        QTRY_VERIFY(!closed.isEmpty());
        QVERIFY(again.isEmpty() && changed.isEmpty());
    }
};

HIWAR_TEST(SingleInstanceTest, QCoreApplication)
#include "tst_singleinstance.moc"
