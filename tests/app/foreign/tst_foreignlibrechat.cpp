// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/foreign/foreigncase.h"

using namespace Qt::StringLiterals;

namespace Hiwar {

class ForeignLibreChatTest : public TestCase
{
    Q_OBJECT

private slots:
    void keepsBranchesOfAFlatList()
    {
        const Reading reading = readForeign(u"librechat/branches.json"_s);
        QCOMPARE(reading.reader, u"LibreChat"_s);
        QVERIFY(!reading.error);
        QCOMPARE(reading.shownPath(), QStringList({u"Oak?"_s, u"No."_s, u"Why?"_s, u"…"_s}));
        QCOMPARE(reading.pathTo(reading.message(u"Yes."_s).id),
                 QStringList({u"Oak?"_s, u"Yes."_s}));
        QCOMPARE(reading.conversation().info.tags, QStringList(u"green"_s));
        QCOMPARE(reading.conversation().info.createdAt, atMs(1714557600500));
    }

    void readsWhatBelongsToAReply()
    {
        const Reading reading = readForeign(u"librechat/branches.json"_s);
        const MessageNode yes = reading.message(u"Yes."_s);
        QCOMPARE(yes.reasoning, u"Leaves."_s);
        QCOMPARE(yes.model, u"gpt-4o-mini"_s);
        QCOMPARE(yes.toolCalls,
                 QList<ToolCall>({{.id = u"t"_s, .name = u"botany"_s, .arguments = u"{}"_s}}));
        const MessageNode no = reading.message(u"No."_s);
        QCOMPARE(no.reasoning, u"Hm."_s);
        QCOMPARE(no.state, MessageState::Stopped);
        QCOMPARE(no.model, u"gpt-4o"_s); // the conversation's model
        const MessageNode failed = reading.conversation().nodes.constLast();
        QCOMPARE(failed.state, MessageState::Failed);
        QCOMPARE(failed.error->serverText, u"It failed"_s);
        QCOMPARE(reading.lost(ForeignWarning::ToolResult), 1);
        QCOMPARE(reading.lost(ForeignWarning::MissingFile), 1);
    }

    void readsMessagesWithinMessages()
    {
        const Reading reading = readForeign(u"librechat/recursive.json"_s);
        QCOMPARE(reading.reader, u"LibreChat"_s);
        QCOMPARE(reading.shownPath(), QStringList({u"One"_s, u"Three"_s, u"Four"_s}));
        QCOMPARE(reading.pathTo(reading.message(u"Two"_s).id), QStringList({u"One"_s, u"Two"_s}));
        QVERIFY(reading.warnings.isEmpty());
    }

    void isNotTakenForAThreadOfJan()
    {
        const Reading reading = readBytes("{\"conversationId\": \"c\", \"messages\": ["
                                          "{\"thread_id\": \"t\", \"role\": \"user\", "
                                          "\"content\": [], \"text\": \"a\"}]}");
        QCOMPARE(reading.reader, u"LibreChat"_s);
        QCOMPARE(reading.shownPath(), QStringList(u"a"_s));
    }

    void makesAPathOfAListThatNamesNoParents()
    {
        const Reading reading = readForeign(u"librechat/flat.json"_s);
        QCOMPARE(reading.shownPath(), QStringList({u"a"_s, u"b"_s, u"c"_s}));
        QCOMPARE(reading.message(u"c"_s).role, Role::User);
    }
};

} // namespace Hiwar

HIWAR_TEST(Hiwar::ForeignLibreChatTest, QCoreApplication)
#include "tst_foreignlibrechat.moc"
