// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/attachments/readerprogram.h"

#include "app/async/whendone.h"
#include "app/attachments/readerwire.h"
#include "tests/app/attachments/readerscript.h"
#include "tests/support/testcase.h"

#include <QTemporaryDir>

#include <algorithm>
#include <memory>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

/// Does not end by itself, and reads nothing.
constexpr auto hangs = "exec tail -f /dev/null\n";
constexpr auto answers = "cat >asked\ncat answer\n";

ReaderTask task(const QByteArray &bytes = "abc")
{
    return {.name = u"a.txt"_s, .bytes = bytes};
}

ReaderAnswer good()
{
    return {.kind = FileKind::Text,
            .mediaType = u"text/plain"_s,
            .reading = {.title = {},
                        .encoding = u"UTF-8"_s,
                        .sections = {{.name = {}, .text = u"مرحبا"_s}},
                        .notes = {}}};
}

} // namespace

class ReaderProgramTest : public TestCase
{
    Q_OBJECT

private slots:
    void passesOnTaskAndAnswer();
    void theKeyIsNotPassedOn();
    void whatIsNoAnswerIsAFault_data();
    void whatIsNoAnswerIsAFault();
    void oneThatHangsIsEnded();
    void aMissingReaderIsAFault();
    void aFileBeyondTheLimitStartsNothing();
    void twoAtOnceTheOthersInOrder();
    void cancellingEndsTheProcess();
    void mayBeDeletedAtAnyTime();
    void saysOnceThatItsSandboxIsMissing();
};

void ReaderProgramTest::passesOnTaskAndAnswer()
{
    const ReaderScript script(answers);
    script.write(u"answer"_s, wireOf(good()));
    ReaderProgram reader(script.path());
    QCOMPARE(script.starts(), 0);
    const QByteArray large(3'000'000, 'x'); // more than a pipe holds
    const auto answer = reader.ask(task(large));
    QTRY_VERIFY(answer.isFinished());
    QCOMPARE(answer.result().fault, ReaderFault::None);
    QCOMPARE(answer.result().kind, FileKind::Text);
    QVERIFY(answer.result().reading == good().reading);
    QCOMPARE(script.read(u"asked"_s), wireOf(task(large)));
    QCOMPARE(script.starts(), 1);
}

void ReaderProgramTest::theKeyIsNotPassedOn()
{
    qputenv("HIWAR_API_KEY", "sk-canary");
    const ReaderScript script("env >environment\ncat >/dev/null\ncat answer\n");
    script.write(u"answer"_s, wireOf(good()));
    ReaderProgram reader(script.path());
    const auto answer = reader.ask(task());
    qunsetenv("HIWAR_API_KEY");
    QTRY_VERIFY(answer.isFinished());
    QVERIFY(script.read(u"environment"_s).contains("PATH="));
    QVERIFY(!script.read(u"environment"_s).contains("canary"));
}

void ReaderProgramTest::whatIsNoAnswerIsAFault_data()
{
    QTest::addColumn<QByteArray>("commands");
    QTest::addColumn<ReaderFault>("fault");
    QTest::newRow("says nothing") << QByteArray("cat >/dev/null\n") << ReaderFault::Crashed;
    QTest::newRow("fails") << QByteArray("exit 3\n") << ReaderFault::Crashed;
    QTest::newRow("crashes") << QByteArray("kill -SEGV $$\n") << ReaderFault::Crashed;
    QTest::newRow("crashes in its answer")
        << QByteArray("head -c 20 answer\nkill -ABRT $$\n") << ReaderFault::Crashed;
    QTest::newRow("is killed") << QByteArray("kill -KILL $$\n") << ReaderFault::Crashed;
    QTest::newRow("uses up its processor time")
        << QByteArray("kill -XCPU $$\n") << ReaderFault::TooLong;
    QTest::newRow("sends garbage")
        << QByteArray("head -c 100000 /dev/urandom\n") << ReaderFault::Crashed;
    QTest::newRow("sends half") << QByteArray("head -c 40 answer\n") << ReaderFault::Crashed;
    QTest::newRow("sends more") << QByteArray("cat answer\necho x\n") << ReaderFault::Crashed;
    QTest::newRow("answers without reading")
        << QByteArray("exec <&-\ncat answer\n") << ReaderFault::None;
    QTest::newRow("complains, and answers")
        << QByteArray("cat answer answer >&2\ncat answer\n") << ReaderFault::None;
    QTest::newRow("floods") << QByteArray("exec cat /dev/zero\n") << ReaderFault::TooLarge;
}

void ReaderProgramTest::whatIsNoAnswerIsAFault()
{
    QFETCH(const QByteArray, commands);
    QFETCH(const ReaderFault, fault);
    const ReaderScript script(commands);
    script.write(u"answer"_s, wireOf(good()));
    ReaderProgram reader(script.path(), {.answerBytes = 1'000'000});
    const auto answer = reader.ask(task(QByteArray(2'000'000, 'x')));
    QTRY_VERIFY(answer.isFinished());
    QCOMPARE(answer.result().fault, fault);
    // The next one has a process of its own, whatever happened to this.
    const auto next = reader.ask(task());
    QTRY_VERIFY(next.isFinished());
    QCOMPARE(next.result().fault, fault);
    QCOMPARE(script.starts(), 2);
}

void ReaderProgramTest::oneThatHangsIsEnded()
{
    const ReaderScript script(hangs);
    ReaderProgram reader(script.path(), {.wallSeconds = 1});
    const auto answer = reader.ask(task(QByteArray(1'000'000, 'x')));
    QTRY_VERIFY(answer.isFinished());
    QCOMPARE(answer.result().fault, ReaderFault::TooLong);
}

void ReaderProgramTest::aMissingReaderIsAFault()
{
    const QTemporaryDir folder;
    ReaderProgram reader(folder.filePath(u"none"_s));
    const auto answer = reader.ask(task());
    QTRY_VERIFY(answer.isFinished());
    QCOMPARE(answer.result().fault, ReaderFault::Missing);
}

void ReaderProgramTest::aFileBeyondTheLimitStartsNothing()
{
    const ReaderScript script(answers);
    ReaderProgram reader(script.path(), {.fileBytes = 2});
    const auto answer = reader.ask(task("abc"));
    QTRY_VERIFY(answer.isFinished());
    QCOMPARE(answer.result().fault, ReaderFault::TooLarge);
    QCOMPARE(script.starts(), 0);
}

/// Each process says that it runs, and waits until it may go on.
void ReaderProgramTest::twoAtOnceTheOthersInOrder()
{
    const ReaderScript script("cat >/dev/null\nuntil [ -e go ]; do :; done\ncat answer\n");
    script.write(u"answer"_s, wireOf(good()));
    ReaderProgram reader(script.path());
    QList<QFuture<ReaderAnswer>> all;
    QList<int> order;
    for (int i = 0; i < 5; ++i) {
        all.append(reader.ask(task()));
        whenDone(all.last(), this, [i, &order](const ReaderAnswer &) { order.append(i); });
    }
    QTRY_COMPARE(script.starts(), 2);
    all[3].cancel(); // nobody waits for it any more
    QCOMPARE(script.starts(), 2);
    script.write(u"go"_s, {});
    QTRY_COMPARE(order.size(), 4);
    std::sort(order.begin(), order.end());
    QCOMPARE(order, (QList<int>{0, 1, 2, 4}));
    QCOMPARE(script.starts(), 4);
    QVERIFY(all.at(3).isFinished());
}

void ReaderProgramTest::cancellingEndsTheProcess()
{
    const ReaderScript script(hangs);
    ReaderProgram reader(script.path());
    QList<QFuture<ReaderAnswer>> both{reader.ask(task()), reader.ask(task())};
    auto third = reader.ask(task());
    QTRY_COMPARE(script.starts(), 2);
    both[0].cancel();
    QTRY_COMPARE(script.starts(), 3);
    QVERIFY(both.at(0).isFinished());
    third.cancel();
    both[1].cancel();
    QTRY_VERIFY(third.isFinished() && both.at(1).isFinished());
}

void ReaderProgramTest::mayBeDeletedAtAnyTime()
{
    const ReaderScript script(hangs);
    auto reader = std::make_unique<ReaderProgram>(script.path());
    QList<QFuture<ReaderAnswer>> all;
    for (int i = 0; i < 4; ++i)
        all.append(reader->ask(task()));
    QTRY_COMPARE(script.starts(), 2);
    reader.reset();
    for (const auto &answer : all) {
        QVERIFY(answer.isFinished());
        QCOMPARE(answer.result().fault, ReaderFault::Crashed);
    }
    // At once, before anything has started.
    auto early = ReaderProgram(script.path()).ask(task());
    QVERIFY(early.isFinished());
    QCOMPARE(early.result().fault, ReaderFault::Crashed);
}

void ReaderProgramTest::saysOnceThatItsSandboxIsMissing()
{
    const ReaderScript script(answers);
    ReaderAnswer open = good();
    open.isOpen = true;
    script.write(u"answer"_s, wireOf(open));
    ReaderProgram reader(script.path());
    QTest::ignoreMessage(QtWarningMsg,
                         "hiwar-reader reads files without its sandbox: this system does not "
                         "let it give up what it need not");
    for (int i = 0; i < 2; ++i) {
        const auto answer = reader.ask(task());
        bool isTold = false;
        whenDone(answer, this, [&isTold](const ReaderAnswer &) { isTold = true; });
        QTRY_VERIFY(isTold);
    }
}

HIWAR_TEST(ReaderProgramTest, QCoreApplication)
#include "tst_readerprogram.moc"
