// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Nothing waits for the system's answer about a host, which in a dead network takes half a minute.
#include "tests/app/askcase.h"

#include <csignal>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class SilentNamesTest : public AskCase
{
    Q_OBJECT

private slots:
    void init();
    void endsWithTheTimeThatWasGiven();
    void endsAtControlC();
    void asksAnAddressAtOnce();
};

void SilentNamesTest::init()
{
    AskCase::init();
    environment.insert(u"LD_PRELOAD"_s, QStringLiteral(SILENT_NAMES));
}

void SilentNamesTest::endsWithTheTimeThatWasGiven()
{
    ask({u"--timeout"_s, u"1"_s, u"--base-url"_s, u"https://silent.example/v1"_s, u"--model"_s,
         u"m"_s, u"Hi?"_s});
    QCOMPARE(status(), int(ExitStatus::Failed));
    err.replace("asked\n", ""); // where a second is not over before
    QVERIFY2(err.startsWith("hiwar: ConnectTimeout: the time given with --timeout"), err);
    QCOMPARE(err.count('\n'), 1);
}

void SilentNamesTest::endsAtControlC()
{
    start({u"--base-url"_s, u"https://silent.example/v1"_s, u"--model"_s, u"m"_s, u"Hi?"_s});
    QTRY_COMPARE(err, QByteArray("asked\n"));
    QCOMPARE(::kill(pid_t(process->processId()), SIGINT), 0);
    end();
    QCOMPARE(status(), int(ExitStatus::Interrupted));
    QCOMPARE(err, QByteArray("asked\n"));
}

void SilentNamesTest::asksAnAddressAtOnce()
{
    server->expect().reply(200, wholeReply(u"Hello."_s));
    ask({u"Hi?"_s}); // the service is at 127.0.0.1
    QCOMPARE(err, QByteArray());
    QCOMPARE(out, QByteArray("Hello.\n"));
    QCOMPARE(status(), int(ExitStatus::Complete));
}

HIWAR_TEST(SilentNamesTest, QCoreApplication)
#include "tst_silentnames.moc"
