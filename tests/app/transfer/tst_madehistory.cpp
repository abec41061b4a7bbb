// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/madehistory.h"
#include "tests/support/testcase.h"

#include <QCoreApplication>
#include <QSet>

#include <functional>

using namespace Hiwar;

namespace {

const MadeHistory &some()
{
    static const MadeHistory history(200, 4000);
    return history;
}

bool anyNode(const std::function<bool(const MessageNode &)> &holds)
{
    for (int i = 0; i < some().count(); ++i) {
        const QList<MessageNode> nodes = some().conversation(i).conversation.nodes;
        if (std::any_of(nodes.begin(), nodes.end(), holds))
            return true;
    }
    return false;
}

bool anyInfo(const std::function<bool(const ConversationInfo &)> &holds)
{
    for (int i = 0; i < some().count(); ++i) {
        if (holds(some().conversation(i).conversation.info))
            return true;
    }
    return false;
}

} // namespace

class TestMadeHistory : public TestCase
{
    Q_OBJECT

private slots:
    void isTheSameEveryTime();
    void hasAsManyMessagesAsAsked_data();
    void hasAsManyMessagesAsAsked();
    void isAWholeTree();
    void hasEveryFeature();
};

void TestMadeHistory::isTheSameEveryTime()
{
    const MadeHistory again(200, 4000);
    for (int i = 0; i < 200; i += 17)
        QCOMPARE(again.conversation(i), some().conversation(i));
    QCOMPARE(again.folders(), some().folders());
    QVERIFY(MadeHistory(200, 4000, 2).conversation(3) != some().conversation(3));
}

void TestMadeHistory::hasAsManyMessagesAsAsked_data()
{
    QTest::addColumn<int>("conversations");
    QTest::addColumn<int>("messages");
    QTest::newRow("many") << 200 << 4000;
    QTest::newRow("uneven") << 37 << 1001;
    QTest::newRow("fewer messages than conversations") << 10 << 4;
    QTest::newRow("one") << 1 << 50;
}

void TestMadeHistory::hasAsManyMessagesAsAsked()
{
    QFETCH(const int, conversations);
    QFETCH(const int, messages);
    const MadeHistory history(conversations, messages);
    qsizetype sum = 0;
    for (int i = 0; i < conversations; ++i)
        sum += history.conversation(i).conversation.nodes.size();
    QCOMPARE(sum, messages);
}

void TestMadeHistory::isAWholeTree()
{
    QSet<QString> ids;
    for (int i = 0; i < some().count(); ++i) {
        const Incoming made = some().conversation(i);
        QSet<QString> before{QString()};
        QDateTime last;
        for (const MessageNode &node : made.conversation.nodes) {
            QVERIFY(before.contains(node.parentId));
            QVERIFY(!ids.contains(node.id));
            QVERIFY(!last.isValid() || last < node.createdAt);
            for (const Attachment &attachment : node.attachments) {
                const auto holds = [&attachment](const AttachmentData &data) {
                    return data.hash == attachment.hash && data.bytes.size() == attachment.size &&
                           attachmentHash(data.bytes) == data.hash;
                };
                QVERIFY(std::any_of(made.attachments.begin(), made.attachments.end(), holds));
            }
            before.insert(node.id);
            ids.insert(node.id);
            last = node.createdAt;
        }
        QVERIFY(before.contains(made.conversation.info.currentLeaf));
        QCOMPARE(made.conversation.info.folderId, made.folder.id);
    }
}

void TestMadeHistory::hasEveryFeature()
{
    for (int kind = 0; kind <= int(MessageState::Failed); ++kind) {
        const auto state = static_cast<MessageState>(kind);
        const bool isOnItsWay = state == MessageState::Waiting || state == MessageState::Arriving;
        QCOMPARE(anyNode([state](const MessageNode &node) { return node.state == state; }),
                 !isOnItsWay);
    }
    QVERIFY(anyNode([](const MessageNode &node) { return node.role == Role::System; }));
    QVERIFY(anyNode([](const MessageNode &node) { return node.error && node.error->shouldRetry; }));
    QVERIFY(anyNode([](const MessageNode &node) { return node.usage.has_value(); }));
    QVERIFY(anyNode([](const MessageNode &node) { return !node.toolCalls.isEmpty(); }));
    QVERIFY(anyNode([](const MessageNode &node) { return node.isRefusal; }));
    for (const ContextRule rule : {ContextRule::Pinned, ContextRule::Excluded})
        QVERIFY(anyNode([rule](const MessageNode &node) { return node.contextRule == rule; }));
    QVERIFY(anyNode([](const MessageNode &node) { return node.isByUser; }));
    QVERIFY(anyNode([](const MessageNode &node) { return !node.summaryUpTo.isEmpty(); }));
    QVERIFY(anyNode([](const MessageNode &node) { return node.attachments.size() > 1; }));
    QVERIFY(anyNode([](const MessageNode &node) {
        return std::any_of(
            node.attachments.begin(), node.attachments.end(), [](const Attachment &file) {
                return !file.reading.isEmpty() && file.use.share == AttachmentShare::None;
            });
    }));
    QVERIFY(anyInfo([](const ConversationInfo &info) { return !info.draftAttachments.isEmpty(); }));
    QVERIFY(anyNode([](const MessageNode &node) { return node.reasoningTime.count() > 0; }));
    QVERIFY(anyNode([](const MessageNode &node) { return node.content.contains(u'历'); }));
    QVERIFY(anyNode([](const MessageNode &node) { return node.content.contains(u'\u0651'); }));
    QVERIFY(anyInfo([](const ConversationInfo &info) { return info.deletedAt.isValid(); }));
    QVERIFY(anyInfo([](const ConversationInfo &info) { return info.tags.size() > 1; }));
    QVERIFY(anyInfo([](const ConversationInfo &info) { return info.isPinned; }));
    QVERIFY(anyInfo([](const ConversationInfo &info) { return info.isArchived; }));
    QVERIFY(anyInfo([](const ConversationInfo &info) { return !info.draft.isEmpty(); }));
    QVERIFY(anyInfo([](const ConversationInfo &info) { return info.titleIsOwn; }));
    QVERIFY(anyInfo([](const ConversationInfo &info) { return !info.folderId.isEmpty(); }));
    QVERIFY(anyInfo([](const ConversationInfo &info) { return !info.model.isEmpty(); }));
    QVERIFY(anyInfo([](const ConversationInfo &info) { return !info.personaId.isEmpty(); }));
    QVERIFY(anyInfo([](const ConversationInfo &info) { return !info.forkedFrom.isEmpty(); }));
    QVERIFY(anyInfo([](const ConversationInfo &info) { return !info.queued.isEmpty(); }));
    QVERIFY(anyNode([](const MessageNode &node) { return !node.askedWith.isEmpty(); }));
    QVERIFY(anyInfo(
        [](const ConversationInfo &info) { return info.settings.systemPrompt == QString(); }));
    QVERIFY(anyInfo([](const ConversationInfo &info) { return !info.settings.fields.isEmpty(); }));
}

HIWAR_TEST(TestMadeHistory, QCoreApplication)
#include "tst_madehistory.moc"
