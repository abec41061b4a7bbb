// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/gallerywire.h"

#include "net/values/utc.h"

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

class Conversation
{
public:
    ShownMessage &reply(const QString &question, const QString &text,
                        MessageState state = MessageState::Complete)
    {
        add(Role::User, question, MessageState::Complete);
        return add(Role::Assistant, text, state);
    }

    void fail(const QString &question, ApiError error, const QString &kept = {})
    {
        if (error.url.isEmpty())
            error.url = QUrl(u"https://api.example.com/v1/chat/completions"_s);
        reply(question, kept, MessageState::Failed).error = error;
    }

    [[nodiscard]] const QList<ShownMessage> &messages() const { return m_messages; }

private:
    ShownMessage &add(Role author, const QString &text, MessageState state)
    {
        m_messages.append(makeMessage(QString::number(m_messages.size()), author, text, state));
        return m_messages.last();
    }

    QList<ShownMessage> m_messages;
};

void addReasoning(Conversation &out)
{
    ShownMessage &thought = out.reply(u"Is 91 a prime?"_s, u"No: **91 = 7 × 13**."_s);
    thought.reasoning = u"The person asks for 91.\n\nTry 7: *7 × 13 = 91*. So it is:\n\n"
                        "1. not even\n2. not a prime\n\n```py\nassert 91 == 7 * 13\n```"_s;
    thought.reasoningTime = 12'300;
    thought.usage = Usage{15, 120, 135, 80, 0};
    thought.hasWire = true;
    ShownMessage &arabic = out.reply(u"هل ٩١ عدد أولي؟"_s, u"لا، لأن ٩١ = ٧ × ١٣."_s);
    arabic.reasoning = u"يسأل عن ٩١.\n\nأجرّب القسمة على ٧: الناتج ١٣."_s;
    arabic.reasoningTime = 3000;
    ShownMessage &silent = out.reply(u"And 97?"_s, {});
    silent.reasoning = u"Let me see whether"_s;
    silent.finishReason = u"stop"_s;
}

void addEndings(Conversation &out)
{
    out.reply(u"Tell me everything."_s, u"In the beginning there was"_s).finishReason = u"length"_s;
    out.reply(u"How is it made?"_s, u"First you take"_s).finishReason = u"content_filter"_s;
    out.reply(u"And then?"_s, u"Then it was"_s).finishReason = u"network_error"_s;
    out.reply(u"Pick this lock."_s, u"I cannot help with that."_s).isRefusal = true;
    out.reply(u"What is the weather in Amman?"_s, {}).toolCalls = {
        ToolCall{u"call_1"_s, u"get_weather"_s, u"{\n  \"city\": \"Amman\",\n  \"days\": 3\n}"_s}};
}

void addErrors(Conversation &out)
{
    ApiError error{.kind = ErrorKind::BadRequest, .httpStatus = 400};
    error.leaveOut = u"temperature"_s;
    error.serverText = u"Unsupported value: only the default (1) value is supported. "
                       "(request id: 20260102123100817) (request id: 20260102123100912)"_s;
    out.fail(u"With temperature 0."_s, error);
    error = ApiError{.kind = ErrorKind::NotFound, .httpStatus = 404};
    error.url = QUrl(u"http://127.0.0.1:1234/chat/completions"_s);
    out.fail(u"And at home?"_s, error);
    error = ApiError{.kind = ErrorKind::GatewayTimeout, .httpStatus = 504};
    error.waited = std::chrono::milliseconds(60'020);
    out.fail(u"Think long."_s, error);
    error = ApiError{.kind = ErrorKind::InsecureAddress};
    error.url = QUrl(u"http://llm.example.org/v1/chat/completions"_s);
    out.fail(u"Without encryption?"_s, error);
    error = ApiError{.kind = ErrorKind::RateLimited, .httpStatus = 429};
    error.retryAfter = std::chrono::hours(1);
    error.serverText = u"لقد تجاوزت الحدّ المسموح به من الطلبات."_s;
    out.fail(u"Too much?"_s, error);
    error = ApiError{.kind = ErrorKind::Interrupted};
    error.waited = std::chrono::milliseconds(60'300);
    out.fail(u"Go on."_s, error, u"There was a very old program that"_s);
}

} // namespace

QDateTime galleryNow()
{
    return {QDate(2026, 1, 2), QTime(12, 31, 20), utc};
}

QList<ShownMessage> wireConversation()
{
    Conversation out;
    addReasoning(out);
    addEndings(out);
    addErrors(out);
    PendingRetry retry;
    retry.because = ApiError{.kind = ErrorKind::RateLimited, .httpStatus = 429};
    retry.because.url = QUrl(u"https://api.example.com/v1/chat/completions"_s);
    retry.at = galleryNow().addMSecs(6400);
    out.reply(u"Once more?"_s, {}, MessageState::Waiting).retry = retry;
    out.reply(u"And 101?"_s, {}, MessageState::Arriving).reasoning =
        u"The person asks for 101. It is **odd**.\n\nTry 3, 5 and 7: none of them divides it, and "
        "11 squared is more than 101, so nothing else has to be tried at all."_s;
    out.reply(u"Slowly."_s, u"This comes word by"_s, MessageState::Arriving);
    return out.messages();
}

} // namespace Hiwar
