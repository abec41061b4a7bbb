// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/historystore.h"
#include "tests/support/otherprogram.h"
#include "tests/support/settled.h"
#include "tests/support/testcase.h"

#include <QProcess>
#include <QTemporaryDir>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class HistoryKillTest : public TestCase
{
    Q_OBJECT

private slots:
    void keepsWhatWasStoredWhenItIsKilled();
    void keepsWhatWasStoredWhenItIsKilled_data();
};

void HistoryKillTest::keepsWhatWasStoredWhenItIsKilled_data()
{
    QTest::addColumn<int>("lines");
    for (const int lines : {1, 7, 40, 150})
        QTest::addRow("after %d", lines) << lines;
}

void HistoryKillTest::keepsWhatWasStoredWhenItIsKilled()
{
    QFETCH(int, lines);
    const QTemporaryDir dir;
    const QString path = dir.filePath(u"history.sqlite"_s);
    QProcess writer;
    QByteArray told;
    connect(&writer, &QProcess::readyReadStandardOutput, this, [&] {
        told += writer.readAllStandardOutput();
        if (told.count('\n') >= lines)
            writer.kill();
    });
    writer.start(QStringLiteral(HISTORY_WRITER), {path});
    QTRY_COMPARE_WITH_TIMEOUT(writer.state(), QProcess::NotRunning, 60000);
    QCOMPARE(writer.exitStatus(), QProcess::CrashExit);
    told.truncate(told.lastIndexOf('\n'));
    const qsizetype stored = told.mid(told.lastIndexOf('\n') + 1).toLongLong();
    QVERIFY(stored > 0);

    HistoryStore store(path);
    QVERIFY(settled(store.open()));
    const auto loaded = settled(store.load(u"c"_s));
    QVERIFY(loaded);
    QCOMPARE(loaded->nodes.size(), 1);
    const MessageNode &reply = loaded->nodes.constFirst();
    QVERIFY(reply.content.size() >= stored);
    QString expected;
    while (expected.size() < reply.content.size())
        expected += u"%1 "_s.arg(expected.size());
    QCOMPARE(reply.content, expected);
    QCOMPARE(reply.state, MessageState::Failed);
    QVERIFY(reply.error);
    QCOMPARE(reply.error->kind, ErrorKind::Interrupted);
    QCOMPARE(OtherProgram(path).run(u"PRAGMA integrity_check"_s), u"ok"_s);
}

HIWAR_TEST(HistoryKillTest, QCoreApplication)
#include "tst_historykill.moc"
