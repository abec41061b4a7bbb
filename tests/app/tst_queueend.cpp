// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whether the next question follows, for each end of a reply.
#include "app/chat/queueend.h"
#include "tests/support/testcase.h"

#include <QCoreApplication>

using namespace Hiwar;

Q_DECLARE_METATYPE(Hiwar::MessageState)
Q_DECLARE_METATYPE(Hiwar::QueueHold)

class QueueEndTest : public TestCase
{
    Q_OBJECT

private slots:
    void decidesAtTheEndOfAReply_data()
    {
        using enum MessageState;
        using enum QueueHold;
        QTest::addColumn<MessageState>("ended");
        QTest::addColumn<bool>("isUrgent");
        QTest::addColumn<QueueHold>("before");
        QTest::addColumn<QueueHold>("hold");
        QTest::newRow("complete") << Complete << false << Nothing << Nothing;
        QTest::newRow("failed") << Failed << false << Nothing << ReplyFailed;
        QTest::newRow("stopped") << Stopped << false << Nothing << ReplyStopped;
        QTest::newRow("deleted") << Arriving << false << Nothing << ReplyStopped;
        QTest::newRow("closed") << Closed << false << Nothing << OpenedAgain;
        QTest::newRow("stopped for this") << Stopped << true << Nothing << Nothing;
        QTest::newRow("failed, but wanted") << Failed << true << OpenedAgain << Nothing;
        QTest::newRow("held before") << Complete << false << OpenedAgain << OpenedAgain;
        QTest::newRow("stopped before") << Complete << false << ReplyStopped << ReplyStopped;
        QTest::newRow("mended") << Complete << false << ReplyFailed << Nothing;
        QTest::newRow("failed again") << Failed << false << ReplyFailed << ReplyFailed;
        QTest::newRow("secret") << Complete << false << Secret << Secret;
    }

    void decidesAtTheEndOfAReply()
    {
        QFETCH(const MessageState, ended);
        QFETCH(const bool, isUrgent);
        QFETCH(const QueueHold, before);
        QTEST(holdAtEnd(ended, isUrgent, before), "hold");
    }
};

HIWAR_TEST(QueueEndTest, QCoreApplication)
#include "tst_queueend.moc"
