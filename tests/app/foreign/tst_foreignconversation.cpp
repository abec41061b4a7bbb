// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/foreign/attachmentof.h"
#include "app/foreign/foreignconversation.h"
#include "app/foreign/thinking.h"
#include "net/values/utc.h"
#include "tests/support/testcase.h"

#include <QSet>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

ForeignMessage said(const QString &id, const QString &parent, const QString &words,
                    Role role = Role::User, qint64 second = 0)
{
    ForeignMessage message;
    message.id = id;
    message.parentId = parent;
    message.node.content = words;
    message.node.role = role;
    if (second > 0)
        message.node.createdAt = QDateTime::fromSecsSinceEpoch(second, utc);
    return message;
}

ForeignConversation conversationOf(const QList<ForeignMessage> &messages,
                                   const QString &current = {})
{
    ForeignConversation conversation;
    conversation.id = u"c"_s;
    conversation.messages = messages;
    conversation.currentId = current;
    return conversation;
}

/// "content<content of the parent" in the order of the nodes.
QStringList shapeOf(const Incoming &incoming)
{
    QHash<QString, QString> words;
    QStringList shape;
    for (const MessageNode &node : incoming.conversation.nodes) {
        words.insert(node.id, node.content);
        shape.append(node.content + u'<' + words.value(node.parentId));
    }
    return shape;
}

} // namespace

class ForeignConversationTest : public TestCase
{
    Q_OBJECT

private slots:
    void makesASoundTreeOfAnything_data()
    {
        QTest::addColumn<QList<ForeignMessage>>("messages");
        QTest::addColumn<QStringList>("shape");
        QTest::newRow("children first")
            << QList<ForeignMessage>{said(u"b"_s, u"a"_s, u"B"_s), said(u"a"_s, {}, u"A"_s)}
            << QStringList{u"A<"_s, u"B<A"_s};
        QTest::newRow("missing parent")
            << QList<ForeignMessage>{said(u"a"_s, {}, u"A"_s), said(u"b"_s, u"gone"_s, u"B"_s)}
            << QStringList{u"A<"_s, u"B<"_s};
        QTest::newRow("itself") << QList<ForeignMessage>{said(u"a"_s, u"a"_s, u"A"_s)}
                                << QStringList{u"A<"_s};
        QTest::newRow("circle") << QList<ForeignMessage>{said(u"a"_s, u"c"_s, u"A"_s),
                                                         said(u"b"_s, u"a"_s, u"B"_s),
                                                         said(u"c"_s, u"b"_s, u"C"_s)}
                                << QStringList{u"B<"_s, u"C<B"_s, u"A<C"_s};
        QTest::newRow("one id twice")
            << QList<ForeignMessage>{said(u"a"_s, {}, u"A"_s), said(u"a"_s, {}, u"B"_s),
                                     said(u"c"_s, u"a"_s, u"C"_s)}
            << QStringList{u"A<"_s, u"C<A"_s, u"B<"_s};
        QTest::newRow("no ids") << QList<ForeignMessage>{said({}, {}, u"A"_s), said({}, {}, u"B"_s)}
                                << QStringList{u"A<"_s, u"B<"_s};
        QTest::newRow("empty between")
            << QList<ForeignMessage>{said(u"a"_s, {}, u"A"_s), said(u"b"_s, u"a"_s, u" "_s),
                                     said(u"c"_s, u"b"_s, u"C"_s)}
            << QStringList{u"A<"_s, u"C<A"_s};
        QTest::newRow("versions by time")
            << QList<ForeignMessage>{said(u"a"_s, {}, u"A"_s, Role::User, 1),
                                     said(u"b"_s, u"a"_s, u"later"_s, Role::User, 9),
                                     said(u"c"_s, u"a"_s, u"sooner"_s, Role::User, 5)}
            << QStringList{u"A<"_s, u"sooner<A"_s, u"later<A"_s};
    }
    void makesASoundTreeOfAnything()
    {
        QFETCH(QList<ForeignMessage>, messages);
        const Incoming incoming = incomingFrom("test"_L1, conversationOf(messages));
        QTEST(shapeOf(incoming), "shape");
        QSet<QString> ids;
        for (const MessageNode &node : incoming.conversation.nodes) {
            QVERIFY(!ids.contains(node.id));
            QVERIFY(node.parentId.isEmpty() || ids.contains(node.parentId));
            QVERIFY(node.createdAt.isValid());
            ids.insert(node.id);
        }
        QVERIFY(ids.contains(incoming.conversation.info.currentLeaf));
    }

    void endsALongChainOfNothing()
    {
        QList<ForeignMessage> messages;
        for (int i = 0; i < 50'000; ++i)
            messages.append(said(QString::number(i), QString::number(i - 1), {}));
        messages.append(said(u"end"_s, u"49999"_s, u"End"_s));
        const Incoming incoming = incomingFrom("test"_L1, conversationOf(messages, u"77"_s));
        QCOMPARE(shapeOf(incoming), QStringList(u"End<"_s));
    }

    void givesTheSameIdsEveryTimeAndOthersToOthers()
    {
        const QList<ForeignMessage> messages{said(u"a"_s, {}, u"A"_s)};
        const Incoming once = incomingFrom("test"_L1, conversationOf(messages));
        QCOMPARE(incomingFrom("test"_L1, conversationOf(messages)), once);
        QVERIFY(incomingFrom("other"_L1, conversationOf(messages)).conversation.info.id !=
                once.conversation.info.id);
        QCOMPARE(once.conversation.info.id.size(), 36);
    }

    void takesNoTimeFromTheClock()
    {
        const Incoming bare = incomingFrom("test"_L1, conversationOf({said(u"a"_s, {}, u"A"_s)}));
        QCOMPARE(bare.conversation.nodes[0].createdAt.toMSecsSinceEpoch(), 0);
        const Incoming timed =
            incomingFrom("test"_L1, conversationOf({said(u"a"_s, {}, u"A"_s),
                                                    said(u"b"_s, u"a"_s, u"B"_s, Role::User, 7)}));
        QCOMPARE(timed.conversation.info.createdAt.toSecsSinceEpoch(), 7);
        QCOMPARE(timed.conversation.info.updatedAt.toSecsSinceEpoch(), 7);
    }

    void showsWhatWasShown_data()
    {
        QTest::addColumn<QString>("current");
        QTest::addColumn<QString>("leaf");
        QTest::newRow("a message") << u"b"_s << u"B"_s;
        QTest::newRow("thoughts: the reply that they went to") << u"t"_s << u"C"_s;
        QTest::newRow("a place: what is above it") << u"h"_s << u"C"_s;
        QTest::newRow("unknown: the newest") << u"gone"_s << u"C"_s;
        QTest::newRow("none: the newest") << QString() << u"C"_s;
    }
    void showsWhatWasShown()
    {
        QFETCH(QString, current);
        ForeignMessage thoughts = said(u"t"_s, u"a"_s, {}, Role::Assistant);
        thoughts.kind = ForeignMessage::Kind::Carried;
        thoughts.node.reasoning = u"Hm"_s;
        ForeignMessage hole = said(u"h"_s, u"c"_s, {});
        hole.kind = ForeignMessage::Kind::Hole;
        const Incoming incoming = incomingFrom(
            "test"_L1,
            conversationOf({said(u"a"_s, {}, u"A"_s), said(u"b"_s, u"a"_s, u"B"_s, Role::Assistant),
                            thoughts, said(u"c"_s, u"t"_s, u"C"_s, Role::Assistant), hole},
                           current));
        for (const MessageNode &node : incoming.conversation.nodes) {
            if (node.id == incoming.conversation.info.currentLeaf)
                QTEST(node.content, "leaf");
        }
        QCOMPARE(incoming.conversation.nodes.constLast().reasoning, u"Hm"_s);
    }

    void namesFilesPlainly_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("plain");
        QTest::newRow("path") << u"../../etc/passwd"_s << u"passwd"_s;
        QTest::newRow("Windows path") << u"C:\\a\\b.txt"_s << u"b.txt"_s;
        QTest::newRow("nothing") << QString() << u"file"_s;
        QTest::newRow("up") << u"a/.."_s << u"file"_s;
        QTest::newRow("lines") << u"a\nb\t.txt"_s << u"ab.txt"_s;
        QTest::newRow("turned round") << u"gpj.\u202Eexe"_s << u"gpj.exe"_s;
        QTest::newRow("emoji") << u"😀.png"_s << u"😀.png"_s;
    }
    void namesFilesPlainly()
    {
        QFETCH(QString, name);
        QTEST(plainFileName(name), "plain");
    }

    void takesAnAddressForWhatItIs()
    {
        ForeignConversation conversation;
        MessageNode node;
        addAddress(conversation, node, u"a"_s, u"data:text/plain,hi%20there"_s);
        addAddress(conversation, node, u"b"_s, u"data:image/png;base64,AAEC"_s);
        addAddress(conversation, node, u"c"_s, u"data:image/png;base64,%%%"_s);
        addAddress(conversation, node, u"d"_s, u"file:///etc/passwd"_s);
        addAddress(conversation, node, u"e"_s, u"javascript:alert(1)"_s);
        addAddress(conversation, node, u"f"_s, u"https://example.org/f?x=<y>"_s);
        QCOMPARE(conversation.attachments.size(), 2);
        QCOMPARE(conversation.attachments[0].bytes, QByteArray("hi there"));
        QCOMPARE(conversation.warnings.size(), 3);
        QCOMPARE(node.content, u"[f](<https://example.org/f?x=%3Cy%3E>)"_s);
    }

    void keepsThoughtsThatDoNotEndAsText()
    {
        MessageNode reply;
        reply.content = u"<think>never closed"_s;
        separateThinking(reply);
        QCOMPARE(reply.content, u"<think>never closed"_s);
        reply.content = u"say <think>no</think>"_s;
        separateThinking(reply);
        QCOMPARE(reply.content, u"say <think>no</think>"_s);
        reply.content = u"<details type=\"reasoning\"> open"_s;
        QCOMPARE(separateDetails(reply), 0);
        QCOMPARE(reply.content, u"<details type=\"reasoning\"> open"_s);
        reply.content = u"<details type=\"other\"><summary>S</summary>kept</details>"_s;
        QCOMPARE(separateDetails(reply), 0);
        QVERIFY(reply.content.contains(u"kept"_s) && reply.reasoning.isEmpty());
    }
};

} // namespace Hiwar

HIWAR_TEST(Hiwar::ForeignConversationTest, QCoreApplication)
#include "tst_foreignconversation.moc"
