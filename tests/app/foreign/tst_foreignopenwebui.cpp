// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/foreign/foreigncase.h"

using namespace Qt::StringLiterals;

namespace Hiwar {

class ForeignOpenWebUiTest : public TestCase
{
    Q_OBJECT

private slots:
    void keepsTheTreeAndWhatIsShown()
    {
        const Reading reading = readForeign(u"openwebui/chats.json"_s);
        QCOMPARE(reading.reader, u"Open WebUI"_s);
        QVERIFY(!reading.error);
        QCOMPARE(reading.shownPath(),
                 QStringList({u"How long?"_s, u"Two hours."_s, u"And rye?"_s, u"…"_s}));
        QCOMPARE(reading.pathTo(reading.message(u"An hour."_s).id),
                 QStringList({u"How long?"_s, u"An hour."_s}));
    }

    void keepsWhatIsKnownOfTheChat()
    {
        const Reading reading = readForeign(u"openwebui/chats.json"_s);
        const ConversationInfo info = reading.conversation().info;
        QCOMPARE(info.title, u"Bread"_s);
        QVERIFY(info.isPinned && info.isArchived && info.titleIsOwn);
        QCOMPARE(info.tags, QStringList({u"baking"_s, u"food"_s}));
        QCOMPARE(info.createdAt, atMs(1700000000000));
        QCOMPARE(info.updatedAt, atMs(1700000900000));
        QCOMPARE(reading.all.constFirst().folder.name, u"Open WebUI folder f0lder-1"_s);
    }

    void readsUsageModelsAndErrors()
    {
        const Reading reading = readForeign(u"openwebui/chats.json"_s);
        const MessageNode reply = reading.message(u"An hour."_s);
        QCOMPARE(reply.model, u"qwen3:8b"_s);
        QCOMPARE(reply.usage, std::optional(Usage{11, 5, 16, 0, 0}));
        const MessageNode failed = reading.conversation().nodes.constLast();
        QCOMPARE(failed.state, MessageState::Failed);
        QVERIFY(failed.error);
        QCOMPARE(failed.error->serverText, u"The model is away"_s);
    }

    void takesThoughtsAndCallsOutOfTheText()
    {
        const MessageNode reply = readForeign(u"openwebui/chats.json"_s).message(u"Two hours."_s);
        QCOMPARE(reply.reasoning, u"Hot & dry.\nLonger."_s);
        QCOMPARE(reply.reasoningTime, std::chrono::milliseconds(3000));
        QCOMPARE(
            reply.toolCalls,
            QList<ToolCall>({{.id = u"call_1"_s, .name = u"timer"_s, .arguments = u"\"{}\""_s}}));
    }

    void keepsFilesAndTellsOfThoseThatAreElsewhere()
    {
        const Reading reading = readForeign(u"openwebui/chats.json"_s);
        const QList<Attachment> files = reading.message(u"How long?"_s).attachments;
        QCOMPARE(files.size(), 2);
        QCOMPARE(files[0].name, u"loaf.png"_s);
        QCOMPARE(files[0].mediaType, u"image/png"_s);
        QCOMPARE(reading.contents.value(files[0].hash), QByteArray("\x89PNG\r\n\x1a\nabc"));
        QCOMPARE(reading.contents.value(files[1].hash), QByteArray("Flour and water"));
        QCOMPARE(reading.lost(ForeignWarning::MissingFile), 1);
        QCOMPARE(reading.lost(ForeignWarning::ToolResult), 1);
    }

    void readsOldChatsOneAfterTheOther()
    {
        const Reading reading = readForeign(u"openwebui/old.json"_s);
        QCOMPARE(reading.reader, u"Open WebUI"_s);
        QCOMPARE(reading.shownPath(),
                 QStringList({u"One"_s, u"Two\n\n[picture](<https://example.org/a.png>)"_s}));
    }

    void readsASingleChat()
    {
        const QByteArray list = foreignFile(u"openwebui/chats.json"_s);
        const Reading one = readBytes(list.trimmed().sliced(1).chopped(1));
        QCOMPARE(one.all, readBytes(list).all);
    }
};

} // namespace Hiwar

HIWAR_TEST(Hiwar::ForeignOpenWebUiTest, QCoreApplication)
#include "tst_foreignopenwebui.moc"
