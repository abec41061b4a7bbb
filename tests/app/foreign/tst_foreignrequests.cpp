// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The files of other programs' exports go with the next request, each once it was read; before that
// nothing of them does. The reader is a stand-in: what it makes of real files is in
// tests/app/reader.
#include "app/attachments/unreadattachments.h"
#include "app/chat/contentstore.h"
#include "app/chat/promptbuilder.h"
#include "net/values/readyfuture.h"
#include "tests/app/foreign/foreigncase.h"
#include "tests/app/foreign/zipwriter.h"
#include "tests/support/settled.h"

#include <QTemporaryDir>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

const QByteArray png = "\x89PNG\r\n\x1a\nabc";

QFuture<ReaderAnswer> answerTo(const ReaderTask &task)
{
    ReaderAnswer answer;
    if (task.bytes.startsWith("\x89PNG")) {
        answer.kind = FileKind::Picture;
        answer.pictures = {
            {.name = {}, .mediaType = u"image/png"_s, .size = {2, 2}, .bytes = "redrawn"}};
    } else {
        answer.kind = FileKind::Text;
        answer.reading.encoding = u"UTF-8"_s;
        answer.reading.sections = {{{}, QString::fromUtf8(task.bytes)}};
    }
    return readyFuture(answer);
}

/// A history with one imported conversation.
struct Imported
{
    explicit Imported(const Reading &reading)
        : unread(
              {.bytes = [this](const QString &,
                               const QString &hash) { return history.attachment(hash); },
               .save = [this](const QString &,
                              const AttachmentData &data) { return history.saveAttachment(data); },
               .ask = answerTo})
    {
        QObject::connect(&unread, &UnreadAttachments::read, &unread,
                         [this](const QString &, const QString &messageId, const Attachment &former,
                                const Attachment &now) { replace(messageId, former, now); });
        QList<AttachmentData> contents;
        for (auto each = reading.contents.begin(); each != reading.contents.end(); ++each)
            contents.append({.hash = each.key(), .bytes = each.value()});
        (void)history.open();
        (void)history.merge(reading.conversation(), contents, {});
        const auto stored = settled(history.load(reading.conversation().info.id));
        if (stored)
            nodes = stored->nodes;
    }
    void replace(const QString &messageId, const Attachment &former, const Attachment &now)
    {
        for (MessageNode &node : nodes) {
            const qsizetype index = node.id == messageId ? node.attachments.indexOf(former) : -1;
            if (index >= 0)
                node.attachments[index] = now;
        }
    }
    ChatRequest request()
    {
        const ContentStore store(history, ContentStore::Keeps::Everything);
        return buildRequest({}, nodes, EffectiveSettings(), planContext(nodes, {}),
                            settled(loadContents(store, nodes, u"And now?"_s)));
    }

    QTemporaryDir folder;
    HistoryStore history{folder.filePath(u"h.sqlite"_s)};
    UnreadAttachments unread;
    QList<MessageNode> nodes;
};

QByteArray textsOf(const ChatRequest &request)
{
    QStringList texts;
    for (const Message &message : request.messages)
        texts << message.content;
    return texts.join(u'\n').toUtf8();
}

int partsOf(const ChatRequest &request)
{
    int count = 0;
    for (const Message &message : request.messages) {
        for (const MessagePart &part : message.parts)
            count += part.bytes == "redrawn" ? 1 : 0;
    }
    return count;
}

} // namespace

class ForeignRequestsTest : public TestCase
{
    Q_OBJECT

private slots:
    void filesGoWithTheNextRequest_data();
    void filesGoWithTheNextRequest();
};

void ForeignRequestsTest::filesGoWithTheNextRequest_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("program");
    QTest::addColumn<int>("pictures");
    QTest::addColumn<QByteArray>("words");
    QTest::newRow("ChatGPT") << zipOf({{"conversations.json",
                                        foreignFile(u"chatgpt/conversations.json"_s)},
                                       {"file-AbC123-lamp.png", png}})
                             << QString() << 1 << QByteArray();
    QTest::newRow("Open WebUI") << foreignFile(u"openwebui/chats.json"_s) << u"Open WebUI"_s << 1
                                << "Flour and water"_ba;
    QTest::newRow("Jan") << foreignFile(u"jan/messages.jsonl"_s) << u"Jan"_s << -1 << QByteArray();
    QTest::newRow("llama.cpp") << foreignFile(u"llamacpp/session.jsonl"_s) << u"llama.cpp"_s << -1
                               << "File: note.txt\n```\n"_ba;
    const QByteArray picture = "data:image/png;base64," + png.toBase64();
    QTest::newRow("LibreChat")
        << R"({"conversationId":"l","endpoint":"openAI","title":"T","options":{},"messages":[)"
           R"({"messageId":"1","parentMessageId":null,"isCreatedByUser":true,"text":"What?",)"
           R"("files":[{"filename":"report.pdf","text":"Words of the report"},)"
           R"({"filename":"p.png","filepath":")" +
               picture + R"("}]}]})"
        << u"LibreChat"_s << 1 << "File: report.pdf\n```\nWords of the report\n```"_ba;
    QTest::newRow("Chatbox")
        << R"({"chat-sessions":[{"id":"s","name":"T","messages":[{"id":"1","role":"user",)"
           R"("content":"What?","pictures":[{"url":")" +
               picture + R"("}]}]}],"settings":{}})"
        << u"Chatbox"_s << 1 << QByteArray();
}

void ForeignRequestsTest::filesGoWithTheNextRequest()
{
    QFETCH(const QByteArray, file);
    QFETCH(const QString, program);
    QFETCH(const int, pictures);
    QFETCH(const QByteArray, words);
    const Reading reading = readBytes(file);
    if (!program.isEmpty())
        QCOMPARE(reading.reader, program);
    QVERIFY(!reading.all.isEmpty());
    Imported imported(reading);
    QVERIFY(!imported.nodes.isEmpty());
    const ChatRequest before = imported.request();
    QCOMPARE(partsOf(before), 0);
    QVERIFY(words.isEmpty() || !textsOf(before).contains(words));
    imported.unread.look(u"c"_s, imported.nodes);
    if (pictures >= 0)
        QTRY_COMPARE(partsOf(imported.request()), pictures);
    else
        QTRY_VERIFY(partsOf(imported.request()) > 0);
    QTRY_VERIFY2(textsOf(imported.request()).contains(words), textsOf(imported.request()));
}

} // namespace Hiwar

HIWAR_TEST(Hiwar::ForeignRequestsTest, QCoreApplication)
#include "tst_foreignrequests.moc"
