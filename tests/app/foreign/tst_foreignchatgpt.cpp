// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/foreign/chatgptcontent.h"
#include "tests/app/foreign/foreigncase.h"

using namespace Qt::StringLiterals;

namespace Hiwar {

class ForeignChatGptTest : public TestCase
{
    Q_OBJECT

private slots:
    void knowsItsFiles()
    {
        QCOMPARE(readForeign(u"chatgpt/conversations.json"_s).reader, u"ChatGPT"_s);
        QCOMPARE(readForeign(u"chatgpt/list.json"_s).reader, u"ChatGPT"_s);
    }

    void keepsTheTreeAndWhatIsShown()
    {
        const Reading reading = readForeign(u"chatgpt/conversations.json"_s);
        QVERIFY(!reading.error);
        QCOMPARE(reading.all.size(), 1);
        QCOMPARE(reading.shownPath(), QStringList({u"And what is this?"_s,
                                                   u"A lamp ([Lamps](https://example.org/))."_s}));
        QCOMPARE(reading.pathTo(reading.message(u"A wave."_s).id),
                 QStringList({u"What is light?"_s, u"A wave."_s}));
        const QString first = reading.conversation().nodes.constFirst().content;
        QCOMPARE(first, u"What is light?"_s); // the older version comes first
    }

    void keepsWhatIsKnownOfTheConversation()
    {
        const Reading reading = readForeign(u"chatgpt/conversations.json"_s);
        const ConversationInfo info = reading.conversation().info;
        QCOMPARE(info.title, u"Light"_s);
        QVERIFY(info.titleIsOwn && info.isArchived && info.isPinned);
        QCOMPARE(info.createdAt, atMs(1700000000250));
        QCOMPARE(info.updatedAt, atMs(1700000100500));
        QCOMPARE(reading.all.constFirst().folder.name, u"ChatGPT project 01234567"_s);
        QCOMPARE(info.folderId, reading.all.constFirst().folder.id);
    }

    void givesThoughtsAndCallsToTheReply()
    {
        const Reading reading = readForeign(u"chatgpt/conversations.json"_s);
        const MessageNode reply = reading.message(u"A lamp ([Lamps](https://example.org/))."_s);
        QCOMPARE(reply.role, Role::Assistant);
        QCOMPARE(reply.reasoning, u"**Looking**\n\nIt shines."_s);
        QCOMPARE(reply.reasoningTime, std::chrono::milliseconds(7000));
        QCOMPARE(
            reply.toolCalls,
            QList<ToolCall>({{.id = u"c2"_s, .name = u"python"_s, .arguments = u"print(1)"_s}}));
        QCOMPARE(reply.model, u"o3"_s);
        QCOMPARE(reply.finishReason, u"stop"_s);
        QCOMPARE(reply.createdAt, atMs(1700000015000));
    }

    void keepsTheWordsOfWhatItDoesNotKnow()
    {
        const Reading reading = readForeign(u"chatgpt/conversations.json"_s);
        QCOMPARE(reading.message(u"Words of a new kind"_s).role, Role::Assistant);
    }

    void countsWhatHasNoPlace()
    {
        const Reading reading = readForeign(u"chatgpt/conversations.json"_s);
        QCOMPARE(reading.lost(ForeignWarning::ToolResult), 1);
        QCOMPARE(reading.lost(ForeignWarning::MissingFile),
                 1); // named twice, by pointer and by list
        QCOMPARE(reading.warnings.size(), 2);
        const Reading list = readForeign(u"chatgpt/list.json"_s);
        QCOMPARE(list.lost(ForeignWarning::HiddenMessage), 1);
        QCOMPARE(list.shownPath(), QStringList(u"Salt?"_s));
    }

    void keepsThoughtsThatNoReplyFollows()
    {
        const Reading reading = readForeign(u"chatgpt/thoughts.json"_s);
        QCOMPARE(reading.shownPath(), QStringList({u"Q"_s, u"…"_s, u"Well?"_s}));
        QCOMPARE(reading.message(u"Hm"_s).role, Role::Assistant);
    }

    void keepsVersionsInTheirOrderWhenTimesAreAlike()
    {
        const Reading reading = readForeign(u"chatgpt/ties.json"_s);
        QStringList words;
        for (const MessageNode &node : reading.conversation().nodes)
            words.append(node.content);
        QCOMPARE(words, QStringList({u"1"_s, u"2"_s, u"3"_s}));
    }

    void findsFilesByTheirNames_data()
    {
        QTest::addColumn<QString>("entry");
        QTest::addColumn<QString>("pointer");
        QTest::newRow("upload") << u"file-AbC123-lamp.png"_s << u"file-service://file-AbC123"_s;
        QTest::newRow("folder") << u"dalle-generations/file-XyZ-0f0f.webp"_s
                                << u"file-service://file-XyZ"_s;
        QTest::newRow("newer") << u"user-1/file_00ab-77.png"_s << u"sediment://file_00ab"_s;
        QTest::newRow("renamed") << u"file_00ab-sanitized.jpg"_s << u"sediment://file_00ab#p"_s;
        QTest::newRow("bare") << u"file_00ab.dat"_s << u"sediment://file_00ab"_s;
    }
    void findsFilesByTheirNames()
    {
        QFETCH(QString, entry);
        QFETCH(QString, pointer);
        QVERIFY(assetNames(entry).contains(assetIdOf(pointer)));
    }
};

} // namespace Hiwar

HIWAR_TEST(Hiwar::ForeignChatGptTest, QCoreApplication)
#include "tst_foreignchatgpt.moc"
