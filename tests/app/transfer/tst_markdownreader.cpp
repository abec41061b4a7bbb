// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Transcripts in the forms that other programs and people write.
#include "app/transfer/markdownreader.h"

#include "app/transfer/speakerline.h"
#include "net/values/utc.h"
#include "tests/support/keepingsink.h"
#include "tests/support/testcase.h"

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

/// "user: hello | assistant: hi"
QString spoken(const QList<Incoming> &conversations)
{
    QStringList said;
    for (const Incoming &one : conversations) {
        for (const MessageNode &node : one.conversation.nodes) {
            const QString who = node.role == Role::User     ? u"user"_s
                                : node.role == Role::System ? u"system"_s
                                                            : u"assistant"_s;
            said.append(who + u": "_s + node.content);
        }
    }
    return said.join(u" | "_s);
}

} // namespace

class TestMarkdownReader : public TestCase
{
    Q_OBJECT

private slots:
    void knowsWhoSpeaks_data();
    void knowsWhoSpeaks();
    void readsTranscripts_data();
    void readsTranscripts();
    void isNoTranscript_data();
    void isNoTranscript();
    void answersFollowQuestions();
    void takesTheNameOfTheFileWithoutATitle();
    void givesTheSameIdsAgain();
    void tellsWhatNobodySaid();
};

void TestMarkdownReader::knowsWhoSpeaks_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("speaker"); // heading style, role, rest of the line
    QTest::newRow("heading") << u"## User"_s << u"2 user "_s;
    QTest::newRow("heading with a model") << u"### Assistant (gpt-4o)"_s << u"3 assistant "_s;
    QTest::newRow("heading with words") << u"# You: hello"_s << u"1 user hello"_s;
    QTest::newRow("heading with a time") << u"## ChatGPT — 12:30"_s << u"2 assistant "_s;
    QTest::newRow("heading with a picture") << u"## 🧑‍💻 User"_s << u"2 user "_s;
    QTest::newRow("heading in bold") << u"#### **Human:**"_s << u"4 user "_s;
    QTest::newRow("what is said") << u"#### You said:"_s << u"4 user "_s;
    QTest::newRow("bold") << u"**You:** hello **there**"_s << u"7 user hello **there**"_s;
    QTest::newRow("bold, colon behind") << u"**Assistant**: hi"_s << u"7 assistant hi"_s;
    QTest::newRow("bold alone") << u"__Claude__"_s << u"7 assistant "_s;
    QTest::newRow("plain") << u"User: hello"_s << u"8 user hello"_s;
    QTest::newRow("plain, any case") << u"SYSTEM:"_s << u"8 system "_s;
    QTest::newRow("Arabic") << u"أنت: مرحبا"_s << u"8 user مرحبا"_s;
    QTest::newRow("wide colon") << u"用户：你好"_s << u"8 user 你好"_s;
    QTest::newRow("about a user") << u"## User guide"_s << QString();
    QTest::newRow("a sentence") << u"**You** are right"_s << QString();
    QTest::newRow("no colon") << u"User"_s << QString();
    QTest::newRow("somebody else") << u"## Introduction"_s << QString();
    QTest::newRow("a list") << u"- User: x"_s << QString();
    QTest::newRow("too deep") << u"####### User"_s << QString();
    QTest::newRow("signs") << u"##"_s << QString();
    QTest::newRow("open bold") << u"**User"_s << QString();
}

void TestMarkdownReader::knowsWhoSpeaks()
{
    QFETCH(const QString, line);
    QFETCH(const QString, speaker);
    const auto found = speakerIn(line);
    if (!found) {
        QCOMPARE(QString(), speaker);
        return;
    }
    const QString role = found->role == Role::User     ? u"user"_s
                         : found->role == Role::System ? u"system"_s
                                                       : u"assistant"_s;
    QCOMPARE(u"%1 %2 %3"_s.arg(found->manner).arg(role, found->rest), speaker);
}

void TestMarkdownReader::readsTranscripts_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("said");
    QTest::newRow("headings") << QByteArray("# T\n\n## User\n\nhello\n\n## Assistant\n\nhi\n")
                              << u"user: hello | assistant: hi"_s;
    QTest::newRow("bold, with rules")
        << QByteArray("**You:** hello\n\n---\n\n**ChatGPT:**\n\nhi\nthere\n\n---\n")
        << u"user: hello | assistant: hi\nthere"_s;
    QTest::newRow("plain") << QByteArray("User: a\nb\nAssistant: c\nUser: d")
                           << u"user: a\nb | assistant: c | user: d"_s;
    QTest::newRow("one manner only")
        << QByteArray("## User\nsay\nUser: x\nAssistant: y\n## Assistant\n**You:** no\n")
        << u"user: say\nUser: x\nAssistant: y | assistant: **You:** no"_s;
    QTest::newRow("a deeper heading is text") << QByteArray("# Human\nhow\n# AI\n## Answer\nso\n")
                                              << u"user: how | assistant: ## Answer\nso"_s;
    QTest::newRow("code is text") << QByteArray(
                                         "## User\n```\n## Assistant\n~~~\n```\n## Assistant\nyes")
                                  << u"user: ```\n## Assistant\n~~~\n``` | assistant: yes"_s;
    QTest::newRow("a system prompt") << QByteArray("System: be brief\nHuman: hello\nAI: hi")
                                     << u"system: be brief | user: hello | assistant: hi"_s;
    QTest::newRow("other line ends")
        << QByteArray("## User\r\nhello\r\n## Bot\r\nhi\r\n") << u"user: hello | assistant: hi"_s;
    QTest::newRow("nothing said between")
        << QByteArray("## User\n## User\nx\n## Assistant\ny") << u"user: x | assistant: y"_s;
}

void TestMarkdownReader::readsTranscripts()
{
    QFETCH(const QByteArray, file);
    QFETCH(const QString, said);
    QVERIFY(MarkdownReader().recognises(file, u"x.md"_s));
    KeepingSink sink;
    QVERIFY(readInto(sink, MarkdownReader(), file));
    QCOMPARE(sink.conversations.size(), 1);
    QCOMPARE(spoken(sink.conversations), said);
    QCOMPARE(sink.warnings, QList<ImportWarning>());
}

void TestMarkdownReader::isNoTranscript_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("name");
    QTest::newRow("empty") << QByteArray() << u"x.md"_s;
    QTest::newRow("an essay") << QByteArray("# Tea\n\nNote: it is hot.\n") << u"x.md"_s;
    QTest::newRow("JSON") << QByteArray("[{\"role\": \"user\"}]") << u"x.json"_s;
    QTest::newRow("bytes") << QByteArray("User: a\nAssistant: b\0", 21) << u"x.txt"_s;
    QTest::newRow("one side only") << QByteArray("User: a\nUser: b\n") << u"x.txt"_s;
}

void TestMarkdownReader::isNoTranscript()
{
    QFETCH(const QByteArray, file);
    QFETCH(const QString, name);
    QVERIFY(!MarkdownReader().recognises(file, name));
}

void TestMarkdownReader::answersFollowQuestions()
{
    KeepingSink sink;
    QVERIFY(readInto(sink, MarkdownReader(), "User: a\nAssistant: b\nUser: a\nAssistant: b\n"));
    const StoredConversation taken = sink.conversations.value(0).conversation;
    QCOMPARE(taken.nodes.size(), 4);
    QSet<QString> ids;
    for (qsizetype i = 0; i < 4; ++i) {
        QCOMPARE(taken.nodes.at(i).parentId, i == 0 ? QString() : taken.nodes.at(i - 1).id);
        QVERIFY(i == 0 || taken.nodes.at(i - 1).createdAt < taken.nodes.at(i).createdAt);
        ids.insert(taken.nodes.at(i).id);
    }
    QCOMPARE(ids.size(), 4);
    QCOMPARE(taken.info.currentLeaf, taken.nodes.last().id);
}

void TestMarkdownReader::takesTheNameOfTheFileWithoutATitle()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"سؤال 1.2.md"_s));
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.write("## User\na\n## Assistant\nb\n") > 0);
    QVERIFY(file.seek(0));
    KeepingSink sink;
    QVERIFY(MarkdownReader().read(file, sink));
    const ConversationInfo info = sink.conversations.value(0).conversation.info;
    QCOMPARE(info.title, u"سؤال 1.2"_s);
    QVERIFY(info.createdAt.isValid());
    QVERIFY(info.createdAt > QDateTime::fromMSecsSinceEpoch(1'600'000'000'000, utc));
}

void TestMarkdownReader::givesTheSameIdsAgain()
{
    const QByteArray file("# T\nUser: a\nAssistant: b\n");
    KeepingSink first;
    KeepingSink second;
    KeepingSink other;
    QVERIFY(readInto(first, MarkdownReader(), file));
    QVERIFY(readInto(second, MarkdownReader(), file));
    QVERIFY(readInto(other, MarkdownReader(), "# T\nUser: a!\nAssistant: b\n"));
    QCOMPARE(second.conversations, first.conversations);
    QVERIFY(other.conversations.value(0).conversation.info.id !=
            first.conversations.value(0).conversation.info.id);
}

void TestMarkdownReader::tellsWhatNobodySaid()
{
    KeepingSink sink;
    QVERIFY(readInto(sink, MarkdownReader(), "# T\nmade on Monday\nby me\nUser: a\nBot: b\n"));
    QCOMPARE(sink.warnings,
             (QList<ImportWarning>{{u"Text before anybody speaks"_s, u"made on Monday"_s}}));
    QCOMPARE(sink.conversations.value(0).conversation.info.title, u"T"_s);
}

HIWAR_TEST(TestMarkdownReader, QCoreApplication)
#include "tst_markdownreader.moc"
