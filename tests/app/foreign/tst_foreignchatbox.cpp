// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/foreign/foreigncase.h"

using namespace Qt::StringLiterals;

namespace Hiwar {

class ForeignChatboxTest : public TestCase
{
    Q_OBJECT

private slots:
    void makesAConversationOfEachThread()
    {
        const Reading reading = readForeign(u"chatbox/exported-data.json"_s);
        QCOMPARE(reading.reader, u"Chatbox"_s);
        QVERIFY(!reading.error);
        QCOMPARE(reading.all.size(), 2);
        QCOMPARE(reading.conversation(0).info.title, u"First voyage"_s);
        QCOMPARE(reading.conversation(1).info.title, u"Second voyage"_s);
        QCOMPARE(reading.shownPath(0), QStringList({u"Old words"_s, u"Old answer"_s}));
        QVERIFY(reading.conversation(1).info.isPinned);
        QCOMPARE(reading.conversation(0).info.createdAt, atMs(1600000000000));
    }

    void keepsForksWithinForks()
    {
        const Reading reading = readForeign(u"chatbox/exported-data.json"_s);
        const QString question = u"Where to?\n\n[Map](<https://example.org/map>)"_s;
        const QString system = u"You are a sailor."_s;
        QCOMPARE(reading.shownPath(1), QStringList({system, question, u"South."_s}));
        QCOMPARE(reading.pathTo(reading.message(u"Why?"_s, 1).id, 1),
                 QStringList({system, question, u"North."_s, u"Why?"_s}));
        QCOMPARE(reading.pathTo(reading.message(u"When?"_s, 1).id, 1),
                 QStringList({system, question, u"North."_s, u"When?"_s}));
        QCOMPARE(reading.message(system, 1).role, Role::System);
    }

    void keepsForksThatBeginWithNothing()
    {
        QByteArray bytes = foreignFile(u"chatbox/exported-data.json"_s);
        bytes.replace("\"m1\": {", "\"gone\": {");
        const Reading reading = readBytes(bytes);
        QCOMPARE(reading.pathTo(reading.message(u"When?"_s, 1).id, 1),
                 QStringList({u"North."_s, u"When?"_s}));
    }

    void readsWhatBelongsToAReply()
    {
        const Reading reading = readForeign(u"chatbox/exported-data.json"_s);
        const MessageNode reply = reading.message(u"South."_s, 1);
        QCOMPARE(reply.reasoning, u"Wind is good."_s);
        QCOMPARE(reply.reasoningTime, std::chrono::milliseconds(1500));
        QCOMPARE(reply.model, u"OpenAI API (gpt-4o)"_s);
        QCOMPARE(reply.usage, std::optional(Usage{9, 4, 13, 2, 0}));
        QCOMPARE(reply.toolCalls, QList<ToolCall>({{.id = u"tc"_s,
                                                    .name = u"web_search"_s,
                                                    .arguments = u"{\"q\":\"wind\"}"_s}}));
        const MessageNode old = reading.message(u"Old answer"_s, 0);
        QCOMPARE(old.reasoning, u"Hm."_s);
        QCOMPARE(old.state, MessageState::Failed);
        QCOMPARE(old.error->serverText, u"cut off"_s);
    }

    void countsWhatHasNoPlace()
    {
        const Reading reading = readForeign(u"chatbox/exported-data.json"_s);
        QCOMPARE(reading.lost(ForeignWarning::MissingFile), 2); // a picture and a file
        QCOMPARE(reading.lost(ForeignWarning::ToolResult), 1);
        QCOMPARE(reading.lost(ForeignWarning::Persona), 1);
        QCOMPARE(reading.warnings.size(), 3);
    }

    void bringsNoKeyAlong()
    {
        const Reading reading = readForeign(u"chatbox/exported-data.json"_s);
        for (const Incoming &incoming : reading.all) {
            for (const MessageNode &node : incoming.conversation.nodes)
                QVERIFY(!node.content.contains(u"sk-canary"_s));
        }
        QVERIFY(foreignFile(u"chatbox/exported-data.json"_s).contains("sk-canary"));
    }

    void readsTheOldList()
    {
        const Reading reading = readForeign(u"chatbox/old.json"_s);
        QCOMPARE(reading.reader, u"Chatbox"_s);
        QCOMPARE(reading.shownPath(), QStringList({u"Hello"_s, u"Hi"_s}));
        QCOMPARE(reading.message(u"Hi"_s).attachments.size(), 1);
        QCOMPARE(reading.lost(ForeignWarning::MissingFile), 1);
    }
};

} // namespace Hiwar

HIWAR_TEST(Hiwar::ForeignChatboxTest, QCoreApplication)
#include "tst_foreignchatbox.moc"
