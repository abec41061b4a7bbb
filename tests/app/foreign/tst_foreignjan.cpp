// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/foreign/foreigncase.h"

using namespace Qt::StringLiterals;

namespace Hiwar {

class ForeignJanTest : public TestCase
{
    Q_OBJECT

private slots:
    void readsMessagesByThemselves()
    {
        const Reading reading = readForeign(u"jan/messages.jsonl"_s);
        QCOMPARE(reading.reader, u"Jan"_s);
        QVERIFY(!reading.error);
        QCOMPARE(reading.all.size(), 1);
        QCOMPARE(reading.shownPath(),
                 QStringList({u"Who was first?"_s, u"Armstrong."_s, u"Half an"_s}));
        QCOMPARE(reading.conversation().info.title, u"Who was first?"_s);
        QVERIFY(!reading.conversation().info.titleIsOwn);
        QCOMPARE(reading.message(u"Who was first?"_s).attachments.size(), 1);
    }

    void readsWhatBelongsToAReply()
    {
        const Reading reading = readForeign(u"jan/messages.jsonl"_s);
        const MessageNode reply = reading.message(u"Armstrong."_s);
        QCOMPARE(reply.reasoning, u"Think of 1969."_s);
        QCOMPARE(reply.model, u"jan-nano"_s);
        QCOMPARE(reply.usage, std::optional(Usage{3, 2, 5, 0, 0}));
        QCOMPARE(reply.createdAt, atMs(1700000002000));
        QCOMPARE(reply.toolCalls.size(), 1);
        const MessageNode stopped = reading.message(u"Half an"_s);
        QCOMPARE(stopped.state, MessageState::Stopped);
        QCOMPARE(stopped.reasoning, u"It stopped."_s);
        QCOMPARE(reading.lost(ForeignWarning::ToolResult), 2); // one in a part, one a message
    }

    void leavesABrokenLineOut()
    {
        QByteArray lines = foreignFile(u"jan/messages.jsonl"_s);
        lines.replace("\"id\": \"j2\"", "\"id\": j2");
        const Reading reading = readBytes(lines);
        QVERIFY(!reading.error);
        QCOMPARE(reading.shownPath(), QStringList({u"Who was first?"_s, u"Half an"_s}));
        QCOMPARE(reading.lost(ForeignWarning::BrokenElement), 1);
    }

    void tellsThreadsApart()
    {
        QByteArray lines = foreignFile(u"jan/messages.jsonl"_s);
        const QByteArray other = QByteArray(lines).replace("thread-1", "thread-2");
        const Reading reading = readBytes(lines + other);
        QCOMPARE(reading.all.size(), 2);
        QVERIFY(reading.conversation(0).info.id != reading.conversation(1).info.id);
    }
};

} // namespace Hiwar

HIWAR_TEST(Hiwar::ForeignJanTest, QCoreApplication)
#include "tst_foreignjan.moc"
