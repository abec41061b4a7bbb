// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/replypolicy.h"

#include "app/chat/repairplan.h"
#include "tests/support/testcase.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

class ReplyPolicyTest : public TestCase
{
    Q_OBJECT

private slots:
    void asksPlainlyOnlyWhenStreamingWasRefused();
    void asksPlainlyOnlyWhenStreamingWasRefused_data();
    void neverFallsBackWhenThePersonChose();
    void asksAStreamForItsUsage();
    void givesUpTheUsageWhereItIsRefused_data();
    void givesUpTheUsageWhereItIsRefused();
    void keepsTheTextHoweverAReplyEnds();
    void addsUpWhatAllRequestsForAReplyUsed();
    void replacesOnlyWhatEndedWithoutAWord();
    void continuesOnlyWhatBrokeOff_data();
    void continuesOnlyWhatBrokeOff();
};

void ReplyPolicyTest::asksPlainlyOnlyWhenStreamingWasRefused_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("param");
    QTest::addColumn<bool>("plainly");
    const QString refusal = u"Unsupported value: 'stream' does not support true with this model"_s;
    QTest::newRow("words of a known service") << 400 << refusal << u"stream"_s << true;
    QTest::newRow("words alone") << 400 << refusal << QString() << true;
    QTest::newRow("422, place of the field") << 422 << u"Extra input"_s << u"body.stream"_s << true;
    QTest::newRow("404") << 404 << u"Streaming is not supported for x"_s << QString() << true;
    QTest::newRow("501") << 501 << u"no streamed replies"_s << QString() << true;
    QTest::newRow("another field") << 422 << u"not streamable"_s << u"stream_options"_s << false;
    QTest::newRow("field beats words") << 400 << refusal << u"model"_s << false;
    QTest::newRow("part of a word") << 400 << u"upstream is bad"_s << QString() << false;
    QTest::newRow("stream_options") << 400 << u"unknown stream_options"_s << QString() << false;
    QTest::newRow("no word of it") << 400 << u"unknown model"_s << QString() << false;
    QTest::newRow("refused key") << 401 << refusal << u"stream"_s << false;
    QTest::newRow("too many") << 429 << u"too many streams"_s << QString() << false;
    QTest::newRow("server fault") << 500 << u"stream broke"_s << QString() << false;
    QTest::newRow("no answer") << 0 << u"stream"_s << u"stream"_s << false;
}

void ReplyPolicyTest::asksPlainlyOnlyWhenStreamingWasRefused()
{
    QFETCH(int, status);
    ApiError error;
    error.kind = ErrorKind::BadRequest;
    error.httpStatus = status;
    QFETCH(QString, words);
    QFETCH(QString, param);
    error.serverText = words;
    error.param = param;
    ChatRequest request;
    request.stream = true;
    QTEST(planFallback(error, request, Profile()) == Fallback::AskPlainly, "plainly");
    request.stream = false; // it was not streamed: there is no fallback
    QCOMPARE(planFallback(error, request, Profile()), Fallback::None);
}

void ReplyPolicyTest::neverFallsBackWhenThePersonChose()
{
    ApiError error;
    error.httpStatus = 400;
    error.param = u"stream"_s;
    ChatRequest request;
    request.stream = true;
    Profile profile;
    profile.streaming = StreamMode::On;
    QCOMPARE(planFallback(error, request, profile), Fallback::None);
}

void ReplyPolicyTest::asksAStreamForItsUsage()
{
    const QJsonObject wanted{{usageField, QJsonObject{{u"include_usage"_s, true}}}};
    ChatRequest request;
    QCOMPARE(askingForUsage(request, Profile()), request); // no stream
    request.stream = true;
    QCOMPARE(askingForUsage(request, Profile()).extra, wanted);
    QCOMPARE(withoutUsage(askingForUsage(request, Profile())), request);
    Profile profile;
    profile.builtIn = true;
    QCOMPARE(askingForUsage(request, profile), request);
    profile.builtIn = false;
    profile = repaired(profile, {.kind = Repair::Kind::LeaveOut, .field = usageField});
    QCOMPARE(askingForUsage(request, profile), request);
    request.extra.insert(usageField, QJsonObject{{u"include_usage"_s, false}});
    QCOMPARE(askingForUsage(request, Profile()), request); // the user's own
    QCOMPARE(withoutUsage(request), request);
}

void ReplyPolicyTest::givesUpTheUsageWhereItIsRefused_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("param");
    QTest::addColumn<int>("plan");
    const auto row = [](const char *name, int status, const QString &words, const QString &param,
                        Fallback plan) {
        QTest::newRow(name) << status << words << param << int(plan);
    };
    const QString none;
    const QString field = usageField;
    row("named in words", 400, u"Unknown parameter: 'stream_options'"_s, none,
        Fallback::LeaveUsage);
    row("named as a param", 400, u"no"_s, field, Fallback::LeaveUsage);
    row("named with its path", 422, u"Extra inputs are not permitted"_s,
        u"body.stream_options.include_usage"_s, Fallback::LeaveUsage);
    row("its inner field", 400, u"include_usage: no such thing"_s, none, Fallback::LeaveUsage);
    row("beside the word stream", 400, u"stream_options needs another stream"_s, none,
        Fallback::LeaveUsage);
    row("a stream that is unknown", 400, u"Unsupported parameter: stream"_s, none,
        Fallback::AskPlainly);
    row("an unknown field", 400, u"Unrecognized request argument supplied"_s, none,
        Fallback::TryWithoutUsage);
    row("extra inputs", 422, u"Extra inputs are not permitted"_s, none, Fallback::TryWithoutUsage);
    row("properties", 400, u"Additional properties are not allowed"_s, none,
        Fallback::TryWithoutUsage);
    row("another field that was sent", 400, u"Unknown parameter: 'seed'"_s, none, Fallback::None);
    row("another param", 400, u"unknown field"_s, u"messages"_s, Fallback::None);
    row("another fault", 400, u"The prompt is too long"_s, none, Fallback::None);
    row("refused key", 401, u"unknown field stream_options"_s, none, Fallback::None);
    row("server fault", 500, u"stream_options"_s, field, Fallback::None);
}

void ReplyPolicyTest::givesUpTheUsageWhereItIsRefused()
{
    QFETCH(int, status);
    QFETCH(QString, words);
    QFETCH(QString, param);
    ApiError error;
    error.kind = ErrorKind::BadRequest;
    error.httpStatus = status;
    error.serverText = words;
    error.param = param;
    ChatRequest request;
    request.stream = true;
    request.extra = {{u"seed"_s, 7}};
    QTEST(int(planFallback(error, askingForUsage(request, Profile()), Profile())), "plan");
    const Fallback unasked = planFallback(error, request, Profile()); // it was not sent
    QVERIFY(unasked == Fallback::None || unasked == Fallback::AskPlainly);
}

void ReplyPolicyTest::keepsTheTextHoweverAReplyEnds()
{
    MessageNode reply;
    reply.role = Role::Assistant;
    reply.state = MessageState::Arriving;
    reply.content = u"so far"_s;
    reply.model = u"asked"_s;

    ReplyEnd end;
    end.finishReason = u"stop"_s;
    end.hasUsage = true;
    end.usage = {1, 2, 3};
    const MessageNode complete = endReply(reply, end);
    QCOMPARE(complete.state, MessageState::Complete);
    QCOMPARE(complete.content, u"so far"_s);
    QCOMPARE(complete.model, u"asked"_s);
    QCOMPARE(complete.finishReason, u"stop"_s);
    QCOMPARE(complete.usage, std::optional<Usage>({1, 2, 3}));
    end.model = u"answered"_s;
    end.hasUsage = false;
    QCOMPARE(endReply(reply, end).model, u"answered"_s);
    QVERIFY(!endReply(reply, end).usage);

    ApiError error;
    error.kind = ErrorKind::Stopped;
    const MessageNode stopped = endReply(reply, tl::unexpected(error));
    QCOMPARE(stopped.state, MessageState::Stopped);
    QCOMPARE(stopped.content, u"so far"_s);
    QVERIFY(!stopped.error);

    error.kind = ErrorKind::Interrupted;
    const MessageNode failed = endReply(reply, tl::unexpected(error));
    QCOMPARE(failed.state, MessageState::Failed);
    QCOMPARE(failed.content, u"so far"_s);
    QCOMPARE(failed.error, std::optional(error));
}

void ReplyPolicyTest::addsUpWhatAllRequestsForAReplyUsed()
{
    MessageNode reply; // after its rest was requested
    reply.usage = Usage{1, 2, 3, 4, 5};
    reply.toolCalls = {{u"a"_s, {}, {}}};
    reply.retry = PendingRetry{};
    ReplyEnd end;
    end.hasUsage = true;
    end.usage = {10, 20, 30, 40, 50};
    end.toolCalls = {{u"b"_s, {}, {}}};
    end.isRefusal = true;
    const MessageNode whole = endReply(reply, end);
    QCOMPARE(whole.usage, std::optional<Usage>({11, 22, 33, 44, 55}));
    QCOMPARE(whole.toolCalls.size(), 2);
    QVERIFY(whole.isRefusal);
    QVERIFY(!whole.retry);
    QVERIFY(!endReply(reply, tl::unexpected(ApiError())).retry);
}

void ReplyPolicyTest::continuesOnlyWhatBrokeOff_data()
{
    QTest::addColumn<MessageState>("state");
    QTest::addColumn<QString>("content");
    QTest::addColumn<QString>("finishReason");
    QTest::addColumn<bool>("continuable");
    using enum MessageState;
    QTest::newRow("cut") << Complete << u"a"_s << u"length"_s << true;
    QTest::newRow("cut, another word") << Complete << u"a"_s << u"MAX_TOKENS"_s << true;
    QTest::newRow("whole") << Complete << u"a"_s << u"stop"_s << false;
    QTest::newRow("filtered") << Complete << u"a"_s << u"content_filter"_s << false;
    QTest::newRow("cut before a word") << Complete << u" \n"_s << u"length"_s << false;
    QTest::newRow("broke off") << Failed << u"a"_s << QString() << true;
    QTest::newRow("closed") << Closed << u"a"_s << QString() << true;
    QTest::newRow("failed at once") << Failed << QString() << QString() << false;
    QTest::newRow("stopped") << Stopped << u"a"_s << QString() << true;
    QTest::newRow("on its way") << Arriving << u"a"_s << u"length"_s << false;
    QTest::newRow("waiting for its rest") << Waiting << u"a"_s << QString() << false;
}

void ReplyPolicyTest::continuesOnlyWhatBrokeOff()
{
    QFETCH(MessageState, state);
    QFETCH(QString, content);
    QFETCH(QString, finishReason);
    MessageNode reply;
    reply.role = Role::Assistant;
    reply.state = state;
    reply.content = content;
    reply.finishReason = finishReason;
    QTEST(isContinuable(reply), "continuable");
    reply.role = Role::User;
    QVERIFY(!isContinuable(reply));
}

void ReplyPolicyTest::replacesOnlyWhatEndedWithoutAWord()
{
    MessageNode reply;
    reply.role = Role::Assistant;
    for (const MessageState state :
         {MessageState::Failed, MessageState::Stopped, MessageState::Closed}) {
        reply.state = state;
        reply.content = u" \n"_s;
        QVERIFY(isReplaceable(reply));
        reply.reasoning = u"a thought"_s;
        QVERIFY(!isReplaceable(reply));
        reply.reasoning.clear();
        reply.content = u"word"_s;
        QVERIFY(!isReplaceable(reply));
    }
    reply.content.clear();
    for (const MessageState state :
         {MessageState::Waiting, MessageState::Arriving, MessageState::Complete}) {
        reply.state = state;
        QVERIFY(!isReplaceable(reply));
    }
    reply.state = MessageState::Failed;
    reply.role = Role::User;
    QVERIFY(!isReplaceable(reply));
}

HIWAR_TEST(ReplyPolicyTest, QCoreApplication)
#include "tst_replypolicy.moc"
