// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/conversation.h"
#include "app/models/conversationmodel.h"
#include "net/values/utc.h"
#include "tests/support/testcase.h"
#include "ui/conversation/message/shownmessage.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace Hiwar;

namespace {

MessageNode node(const QString &id, const QString &parent, Role role)
{
    return {.id = id, .parentId = parent, .role = role, .content = u"text of "_s + id};
}

QStringList idsOf(const ConversationModel &model)
{
    QStringList ids;
    for (int row = 0; row < model.rowCount(); ++row)
        ids.append(model.index(row).data(IdRole).toString());
    return ids;
}

ShownMessage shownIn(const ConversationModel &model, int row)
{
    return model.index(row).data(ShownMessageRole).value<ShownMessage>();
}

} // namespace

class ConversationModelTest : public TestCase
{
    Q_OBJECT

private slots:
    void mirrorsThePathThroughEveryChange()
    {
        Conversation conversation({.id = u"c"_s});
        ConversationModel model(conversation);
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto check = [&] { QCOMPARE(idsOf(model), conversation.path()); };
        conversation.append(node(u"q1"_s, {}, Role::User));
        conversation.append(node(u"a1"_s, u"q1"_s, Role::Assistant));
        check();
        conversation.append(node(u"q2"_s, u"a1"_s, Role::User));
        conversation.append(node(u"a2"_s, u"q2"_s, Role::Assistant));
        conversation.append(
            node(u"a1b"_s, u"q1"_s, Role::Assistant)); // another version, two rows fewer
        check();
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(shownIn(model, 1).versionIndex, 1);
        QCOMPARE(shownIn(model, 1).versionCount, 2);
        conversation.selectVersion(u"a1b"_s, -1);
        check();
        QCOMPARE(model.rowCount(), 4);
        conversation.remove(u"a1"_s);
        check();
        conversation.remove(u"q1"_s);
        QCOMPARE(model.rowCount(), 0);
    }

    void saysWhatWaitsForAReply()
    {
        Conversation conversation({.id = u"c"_s});
        ConversationModel model(conversation);
        QSignalSpy changed(&model, &ConversationModel::dataChanged);
        conversation.append(node(u"q"_s, {}, Role::User));
        QVERIFY(shownIn(model, 0).isUnanswered && shownIn(model, 0).isFirst);
        conversation.append(node(u"s"_s, u"q"_s, Role::System));
        QCOMPARE(changed.last().at(0).toModelIndex().row(), 0); // read again: no longer the last
        QVERIFY(!shownIn(model, 0).isUnanswered && shownIn(model, 1).isUnanswered);
        MessageNode own = node(u"a"_s, u"s"_s, Role::Assistant);
        own.isByUser = true;
        conversation.append(own);
        QCOMPARE(changed.last().at(0).toModelIndex().row(), 1);
        QVERIFY(shownIn(model, 2).isByUser && !shownIn(model, 2).isUnanswered);
        QVERIFY(!shownIn(model, 2).isFirst);
        conversation.remove(u"a"_s);
        QCOMPARE(changed.last().at(0).toModelIndex().row(), 1);
        QVERIFY(shownIn(model, 1).isUnanswered);
    }

    void growingTextNamesTheTextAlone()
    {
        Conversation conversation({.id = u"c"_s});
        conversation.append(node(u"q"_s, {}, Role::User));
        conversation.append(node(u"a"_s, u"q"_s, Role::Assistant));
        ConversationModel model(conversation);
        QSignalSpy changed(&model, &ConversationModel::dataChanged);
        conversation.appendText(u"a"_s, u" more"_s);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed.first().at(0).toModelIndex().row(), 1);
        QCOMPARE(changed.first().at(2).value<QList<int>>(), QList<int>{TextRole});
        QCOMPARE(model.index(1).data(TextRole).toString(), u"text of a more"_s);
    }

    void growingReasoningNamesTheReasoningAlone()
    {
        Conversation conversation({.id = u"c"_s});
        conversation.append(node(u"a"_s, {}, Role::Assistant));
        ConversationModel model(conversation);
        QSignalSpy changed(&model, &ConversationModel::dataChanged);
        conversation.appendReasoning(u"a"_s, u"hm"_s);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed.first().at(2).value<QList<int>>(), QList<int>{ReasoningRole});
        QCOMPARE(model.index(0).data(ReasoningRole).toString(), u"hm"_s);
    }

    void tellsTheRestOfAReply()
    {
        Conversation conversation({.id = u"c"_s});
        MessageNode reply = node(u"a"_s, {}, Role::Assistant);
        conversation.append(reply);
        const ConversationModel model(conversation);
        QCOMPARE(shownIn(model, 0).reasoningTime, -1);
        QVERIFY(!shownIn(model, 0).retry && !shownIn(model, 0).usage);
        QVERIFY(shownIn(model, 0).toolCalls.isEmpty());
        QVERIFY(!shownIn(model, 0).isRefusal);

        reply.reasoningTime = std::chrono::milliseconds(1200);
        reply.usage = Usage{1, 2, 3, 4, 5};
        reply.toolCalls = {{u"id"_s, u"name"_s, u"{}"_s}};
        reply.isRefusal = true;
        reply.retry = PendingRetry{.because = {.kind = ErrorKind::Overloaded}, .at = {}};
        conversation.update(reply);
        const ShownMessage shown = shownIn(model, 0);
        QCOMPARE(shown.reasoningTime, 1200);
        QCOMPARE(shown.usage, reply.usage);
        QCOMPARE(shown.toolCalls, reply.toolCalls);
        QVERIFY(shown.isRefusal);
        QCOMPARE(shown.retry, reply.retry);
    }

    void aMessageIsShownWhole()
    {
        Conversation conversation({.id = u"c"_s});
        MessageNode reply = node(u"a"_s, {}, Role::Assistant);
        reply.model = u"m-1"_s;
        reply.finishReason = u"length"_s;
        reply.reasoning = u"hm"_s;
        reply.createdAt = QDateTime::fromMSecsSinceEpoch(1000, utc);
        reply.attachments = {{.hash = u"h"_s, .name = u"a.txt"_s, .size = 5}};
        conversation.append(reply);
        const ConversationModel model(conversation, [](const QString &id) { return id == u"a"; });
        const ShownMessage shown = shownIn(model, 0);
        QCOMPARE(shown.id, u"a"_s);
        QCOMPARE(shown.author, Role::Assistant);
        QCOMPARE(shown.text, reply.content);
        QCOMPARE(shown.state, MessageState::Complete);
        QCOMPARE(shown.time, reply.createdAt);
        QCOMPARE(shown.model, u"m-1"_s);
        QCOMPARE(shown.finishReason, u"length"_s);
        QCOMPARE(shown.reasoning, u"hm"_s);
        QCOMPARE(shown.versionCount, 1);
        QVERIFY(shown.hasWire);
        QCOMPARE(shown.attachments.value(0).name, u"a.txt"_s);
    }

    void tellsAnErrorAndTheWaiting()
    {
        Conversation conversation({.id = u"c"_s});
        MessageNode reply = node(u"a"_s, {}, Role::Assistant);
        reply.state = MessageState::Waiting;
        reply.createdAt = QDateTime::fromMSecsSinceEpoch(1000, utc);
        conversation.append(reply);
        ConversationModel model(conversation);
        QCOMPARE(shownIn(model, 0).waitingSince, reply.createdAt);
        QVERIFY(!shownIn(model, 0).error);
        reply.state = MessageState::Failed;
        reply.error = ApiError{.kind = ErrorKind::RateLimited, .httpStatus = 429};
        conversation.update(reply);
        QVERIFY(!shownIn(model, 0).waitingSince.isValid());
        QCOMPARE(shownIn(model, 0).error, reply.error);
        QCOMPARE(shownIn(model, 0).state, MessageState::Failed);
    }
};

HIWAR_TEST(ConversationModelTest, QCoreApplication)
#include "tst_conversationmodel.moc"
