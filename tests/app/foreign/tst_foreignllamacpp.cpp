// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/unreaduse.h"
#include "tests/app/foreign/foreigncase.h"

using namespace Qt::StringLiterals;

namespace Hiwar {

class ForeignLlamaCppTest : public TestCase
{
    Q_OBJECT

private slots:
    void readsBothFormsAlike()
    {
        const Reading old = readForeign(u"llamacpp/conversations.json"_s);
        const Reading lines = readForeign(u"llamacpp/session.jsonl"_s);
        QCOMPARE(old.reader, u"llama.cpp"_s);
        QCOMPARE(lines.reader, u"llama.cpp"_s);
        QVERIFY(!old.error && !lines.error);
        QCOMPARE(old.all, lines.all);
        QCOMPARE(old.warnings, lines.warnings);
        QCOMPARE(old.all.size(), 1);
    }

    void keepsTheTreeAndWhatIsShown()
    {
        const Reading reading = readForeign(u"llamacpp/session.jsonl"_s);
        QCOMPARE(reading.shownPath(), QStringList({u"Draw it"_s, u"First"_s}));
        QCOMPARE(reading.pathTo(reading.message(u"Drawn"_s).id),
                 QStringList({u"Draw it"_s, u"…"_s, u"Drawn"_s}));
        const ConversationInfo info = reading.conversation().info;
        QCOMPARE(info.title, u"Pictures"_s);
        QVERIFY(info.isPinned);
        QCOMPARE(info.updatedAt, atMs(1700000009000));
    }

    void readsWhatBelongsToAReply()
    {
        const Reading reading = readForeign(u"llamacpp/session.jsonl"_s);
        const MessageNode first = reading.message(u"First"_s);
        QCOMPARE(first.model, u"gemma"_s);
        QCOMPARE(first.usage, std::optional(Usage{14, 6, 20, 0, 4}));
        const MessageNode pen = reading.message(u"Use a pen"_s);
        QCOMPARE(pen.toolCalls,
                 QList<ToolCall>({{.id = u"k"_s, .name = u"draw"_s, .arguments = u"{}"_s}}));
        QCOMPARE(reading.message(u"Drawn"_s).reasoning, u"old thoughts"_s);
        QCOMPARE(reading.lost(ForeignWarning::ToolResult), 1);
    }

    void keepsFilesOfEveryKind()
    {
        const Reading reading = readForeign(u"llamacpp/session.jsonl"_s);
        QStringList names, types;
        for (const Attachment &file : reading.message(u"Draw it"_s).attachments) {
            names.append(file.name);
            types.append(file.mediaType);
            QVERIFY(reading.contents.contains(file.hash));
            QVERIFY(isUnread(file)); // nothing of it goes as it came
        }
        QCOMPARE(names, QStringList({u"a.png"_s, u"note.txt"_s, u"a.wav"_s, u"b.pdf.txt"_s}));
        QCOMPARE(types,
                 QStringList({u"image/png"_s, u"text/plain"_s, u"audio/wav"_s, u"text/plain"_s}));
        QCOMPARE(reading.lost(ForeignWarning::UnknownPart), 1);
    }

    void readsNumbersAsIds()
    {
        const Reading reading = readForeign(u"llamacpp/numbers.json"_s);
        QCOMPARE(reading.reader, u"llama.cpp"_s);
        QCOMPARE(reading.shownPath(), QStringList({u"Two"_s, u"Three"_s}));
        QCOMPARE(reading.message(u"Three"_s).reasoning, u"one"_s);
    }

    void goesOnAfterARecordThatIsNew()
    {
        QByteArray lines = foreignFile(u"llamacpp/session.jsonl"_s);
        lines.insert(lines.indexOf('\n') + 1, "{\"type\": \"settings\"}\n");
        const Reading reading = readBytes(lines);
        QCOMPARE(reading.all, readForeign(u"llamacpp/session.jsonl"_s).all);
        QCOMPARE(reading.lost(ForeignWarning::NoConversation), 1);
    }

    void readsSeveralSessionsOfOneFile()
    {
        const QByteArray lines = foreignFile(u"llamacpp/session.jsonl"_s);
        const QByteArray other = QByteArray(lines).replace("v-1", "v-2");
        const Reading reading = readBytes(lines + "\r\n\n" + other);
        QCOMPARE(reading.all.size(), 2);
        QCOMPARE(reading.shownPath(1), QStringList({u"Draw it"_s, u"First"_s}));
    }
};

} // namespace Hiwar

HIWAR_TEST(Hiwar::ForeignLlamaCppTest, QCoreApplication)
#include "tst_foreignllamacpp.moc"
