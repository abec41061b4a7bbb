// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/askwords.h"

#include "app/text/sentence.h"
#include "net/values/endpoint.h"
#include "net/values/finishreason.h"
#include "net/values/replypicture.h"
#include "net/values/replyspeed.h"
#include "ui/composer/secretwords.h"
#include "ui/errordetails.h"
#include "ui/errortext.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("ask", text);
}

/// The error line without the next step.
QString firstSentences(ErrorKind kind, const ErrorText &text)
{
    QString line = kindName(kind) + u": "_s + text.what;
    if (!text.serverWords.isEmpty())
        line += tr(" It says: %1").arg(asSentence(text.serverWords));
    return line;
}

QJsonValue orNull(const QString &text)
{
    return text.isEmpty() ? QJsonValue() : QJsonValue(text);
}

QJsonArray toolCallsJson(const QList<ToolCall> &calls)
{
    QJsonArray array;
    for (const ToolCall &call : calls) {
        const QJsonObject function{{u"name"_s, call.name}, {u"arguments"_s, call.arguments}};
        array.append(QJsonObject{
            {u"id"_s, orNull(call.id)}, {u"type"_s, u"function"_s}, {u"function"_s, function}});
    }
    return array;
}

QJsonObject usageJson(const Usage &usage)
{
    QJsonObject json{{u"prompt_tokens"_s, usage.promptTokens},
                     {u"completion_tokens"_s, usage.completionTokens},
                     {u"total_tokens"_s, usage.totalTokens}};
    if (usage.reasoningTokens > 0) {
        json[u"completion_tokens_details"_s] =
            QJsonObject{{u"reasoning_tokens"_s, usage.reasoningTokens}};
    }
    if (usage.cachedTokens > 0) {
        json[u"prompt_tokens_details"_s] = QJsonObject{{u"cached_tokens"_s, usage.cachedTokens}};
    }
    return json;
}

} // namespace

QString errorLine(const ApiError &error)
{
    const ErrorText text = describe(error);
    return (firstSentences(error.kind, text) + u' ' + text.nextStep).simplified();
}

QString timeoutLine(const ApiError &error, std::chrono::milliseconds given)
{
    QString line = tr("%1: the time given with --timeout (%2) was over before %3 had answered. The "
                      "question may have been received, and charged.");
    if (error.kind == ErrorKind::SilenceTimeout)
        line = tr("%1: the time given with --timeout (%2) was over before the reply of %3 was "
                  "whole. Give it more.");
    else if (error.kind == ErrorKind::ConnectTimeout)
        line = tr("%1: the time given with --timeout (%2) was over before the question was sent to "
                  "%3. Give it more.");
    return line.arg(kindName(error.kind), waitText(given), hostName(error)).simplified();
}

QString waitLine(const PendingRetry &pending, const QDateTime &now)
{
    const qint64 seconds = std::max<qint64>((now.msecsTo(pending.at) + 999) / 1000, 0);
    const QString next = seconds > 0 ? tr("Trying again in %1 s (%2 of %3).").arg(seconds)
                                     : tr("Trying again (%1 of %2).");
    const ApiError &error = pending.because;
    return (firstSentences(error.kind, describe(error)) + u' ' +
            next.arg(pending.attempt).arg(pending.attempts))
        .simplified();
}

QString oddEndLine(const QString &text, const ReplyEnd &end)
{
    if (!end.toolCalls.isEmpty()) {
        return tr("ToolWanted: the model asked for the tool “%1”, though none was offered. Ask "
                  "again, or choose another model.")
            .arg(end.toolCalls.constFirst().name)
            .simplified();
    }
    const FinishReason reason = readFinishReason(end.finishReason);
    if (reason == FinishReason::Filter)
        return tr("Filtered: a content filter of the service ended the reply. Put it otherwise.");
    if (reason == FinishReason::Length && !text.isEmpty())
        return tr("CutShort: the service ended the reply at its length limit. Ask for the rest.");
    if (reason == FinishReason::Length)
        return tr("CutShort: the length limit was used up before the answer. Allow more tokens.");
    return text.isEmpty() ? tr("NoText: the model ended without an answer. Ask again.") : QString();
}

QString secretLine(const QList<FoundSecret> &found, const Profile &profile)
{
    const auto endpoint = resolveEndpoint(profile.baseUrl);
    const QString host = endpoint ? endpoint->base.host() : profile.baseUrl;
    return tr("SecretInQuestion: %1 It is sent to %2 now. Make another one if that was a mistake.")
        .arg(describeSecret(found.constFirst()), host)
        .simplified();
}

QString usageLine(const UsageRecord &record)
{
    const Usage &usage = record.usage;
    const QString about = record.isEstimated ? u"~"_s : QString();
    const auto count = [&about](qint64 tokens) { return about + QString::number(tokens); };
    QString in = tr("%1 tokens in").arg(count(usage.promptTokens));
    if (usage.cachedTokens > 0)
        in += tr(" (%1 cached)").arg(count(usage.cachedTokens));
    QString out = tr("%1 out").arg(count(usage.completionTokens));
    if (usage.reasoningTokens > 0)
        out += tr(" (%1 thinking)").arg(count(usage.reasoningTokens));
    const auto seconds = [](std::chrono::milliseconds time) {
        return QString::number(double(time.count()) / 1000, 'f', 1);
    };
    QStringList times;
    if (record.firstText.count() >= 0)
        times << tr("first word after %1 s").arg(seconds(record.firstText));
    if (record.total.count() >= 0)
        times << tr("%1 s in all").arg(seconds(record.total));
    if (const auto speed = tokensPerSecond(usage.completionTokens, record.firstText, record.total))
        times << tr("%1 tokens/s").arg(about + QString::number(qRound64(*speed)));
    QStringList parts{in + u", "_s + out};
    if (!times.isEmpty())
        parts << times.join(u", "_s);
    if (record.cost)
        parts << about + plainText(*record.cost);
    return parts.join(u"; "_s);
}

QString notTakenLine(MessagePart::Kind kind, const QString &name, const QString &model)
{
    QString line;
    switch (kind) {
    case MessagePart::Kind::Picture:
        line = tr("FileNotTaken: the model %2 takes no pictures, so “%1” was not sent, and nothing "
                  "else. Send without pictures, or choose another model with --model.");
        break;
    case MessagePart::Kind::Document:
    case MessagePart::Kind::Sound:
        line = tr("FileNotTaken: the model %2 takes no such files, so “%1” was not sent, and "
                  "nothing else. Send without files, or choose another model with --model.");
        break;
    }
    return line.arg(name, model).simplified();
}

QString limitLine(const LimitPassed &passed)
{
    return tr("OverLimit: this question would pass the profile's limit of %1 for a day: %2 are "
              "spent, and it costs about %3. Raise the limit in the settings, or add --over-limit.")
        .arg(plainText(passed.limit), plainText(passed.spent), plainText(passed.likely));
}

QString markdownOf(const ReplyPicture &picture)
{
    return u"\n\n![](data:%1;base64,%2)\n\n"_s.arg(picture.mediaType,
                                                   QString::fromLatin1(picture.bytes.toBase64()));
}

QByteArray replyJson(const Message &reply, const ReplyEnd &end)
{
    QJsonObject json{{u"role"_s, u"assistant"_s},
                     {u"content"_s, reply.content},
                     {u"model"_s, orNull(end.model)},
                     {u"finish_reason"_s, orNull(end.finishReason)},
                     {u"usage"_s, end.hasUsage ? usageJson(end.usage) : QJsonValue()}};
    if (!reply.reasoning.isEmpty())
        json[u"reasoning"_s] = reply.reasoning;
    if (!end.toolCalls.isEmpty())
        json[u"tool_calls"_s] = toolCallsJson(end.toolCalls);
    if (end.isRefusal)
        json[u"refusal"_s] = true;
    return QJsonDocument(json).toJson(QJsonDocument::Compact) + '\n';
}

} // namespace Hiwar
