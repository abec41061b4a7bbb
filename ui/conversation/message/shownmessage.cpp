// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/message/shownmessage.h"

#include "net/values/replyspeed.h"
#include "ui/block/blocktext.h"
#include "ui/contextwords.h"
#include "ui/conversation/message/messagenotice.h"
#include "ui/conversation/message/shownblocks.h"
#include "ui/errortext.h"
#include "ui/markdown/cleantext.h"
#include "ui/markdown/markdown.h"
#include "ui/moneytext.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <utility>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

/// Seconds of silence until quietText() shows it.
constexpr qint64 quietAfter = 30;

struct ShownMessageTr
{
    Q_DECLARE_TR_FUNCTIONS(Conversation)
};

QString shownTime(const QTime &time)
{
    const QLocale locale;
    // The C locale and some others put seconds into their short time.
    return locale.toString(time, locale.timeFormat(QLocale::ShortFormat).remove(u":ss"_s));
}

QString systemWord()
{
    return ShownMessageTr::tr("System");
}

QString withModel(const QString &time, const ShownMessage &message)
{
    QStringList parts{time};
    if (message.author == Role::Assistant)
        parts << (message.isByUser ? ShownMessageTr::tr("Written by you") : message.model);
    parts << contextText(message);
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

/// Without what is cached and what is thinking.
QString shortTokens(const ShownMessage &message)
{
    if (!message.usage)
        return {};
    const bool isEstimate = message.isUsageEstimated;
    return ShownMessageTr::tr("%1 + %2 tokens")
        .arg(countText(message.usage->promptTokens, isEstimate),
             countText(message.usage->completionTokens, isEstimate));
}

QString tookText(const ShownMessage &message)
{
    return message.replyTime < 0
               ? QString()
               : ShownMessageTr::tr("%1 in all").arg(secondsText(message.replyTime));
}

/// "Thinking · 5 s"; without the time below one second.
QString withSeconds(const QString &text, const QDateTime &since, const QDateTime &now)
{
    const qint64 seconds = since.isValid() ? since.secsTo(now) : 0;
    return seconds < 1 ? text : text + u" · "_s + ShownMessageTr::tr("%1 s").arg(seconds);
}

} // namespace

bool isRunning(const ShownMessage &message)
{
    return message.state == MessageState::Waiting || message.state == MessageState::Arriving;
}

bool isThinking(const ShownMessage &message)
{
    return isRunning(message) && !message.reasoning.isEmpty() && message.text.isEmpty();
}

bool hasStatus(const ShownMessage &message)
{
    if (!isRunning(message) || message.retry)
        return isRunning(message);
    return !isThinking(message) &&
           (message.state == MessageState::Waiting || message.text.isEmpty());
}

QString captionFor(const ShownMessage &message)
{
    const QDateTime local = message.time.toLocalTime();
    const bool hasTime = message.caption.time && local.isValid();
    QStringList parts{withModel(hasTime ? shownTime(local.time()) : QString(), message)};
    if (message.caption.tokens)
        parts << shortTokens(message);
    if (message.caption.took)
        parts << tookText(message);
    parts.removeAll(QString());
    const QString caption = parts.join(u" · "_s);
    if (message.author != Role::System)
        return caption;
    // Elsewhere the name of the speaker stands beside it.
    return caption.isEmpty() ? systemWord() : caption + u" · "_s + systemWord();
}

QString datedCaptionFor(const ShownMessage &message)
{
    const QDateTime local = message.time.toLocalTime();
    if (!local.isValid())
        return withModel({}, message);
    return withModel(QLocale().toString(local.date(), QLocale::ShortFormat) + u' ' +
                         shownTime(local.time()),
                     message);
}

QString contextText(const ShownMessage &message)
{
    if (message.isPinned)
        return ShownMessageTr::tr("Always sent");
    if (message.isExcluded)
        return ShownMessageTr::tr("Never sent");
    return message.isSummary ? ShownMessageTr::tr("Summary") : QString();
}

QString unsentText(const ShownMessage &message)
{
    if (message.unsentBefore == 0)
        return {};
    const QString count = message.unsentBefore == 1
                              ? ShownMessageTr::tr("One earlier message is not sent")
                              : ShownMessageTr::tr("%Ln earlier messages are not sent", nullptr,
                                                   message.unsentBefore);
    QStringList reasons;
    for (const ContextFate fate : message.unsentBecause)
        reasons << fateText(fate);
    reasons.removeAll(QString());
    return reasons.isEmpty() ? count
                             : u"%1 (%2)"_s.arg(count, reasons.join(ShownMessageTr::tr(", ")));
}

QString versionText(const ShownMessage &message)
{
    if (message.versionCount < 2)
        return {};
    return u"%L1/%L2"_s.arg(message.versionIndex + 1).arg(message.versionCount);
}

namespace {

QString tokensText(const Usage &usage, bool isEstimate)
{
    QString text = ShownMessageTr::tr("%1 + %2 tokens")
                       .arg(countText(usage.promptTokens, isEstimate),
                            countText(usage.completionTokens, isEstimate));
    QStringList parts;
    if (usage.cachedTokens > 0)
        parts << ShownMessageTr::tr("%1 of the question cached")
                     .arg(countText(usage.cachedTokens, isEstimate));
    if (usage.reasoningTokens > 0)
        parts << ShownMessageTr::tr("%1 of the answer thinking")
                     .arg(countText(usage.reasoningTokens, isEstimate));
    return parts.isEmpty() ? text : u"%1 (%2)"_s.arg(text, parts.join(ShownMessageTr::tr(", ")));
}

} // namespace

QString usageText(const ShownMessage &message)
{
    QStringList parts;
    const bool isEstimate = message.isUsageEstimated;
    if (message.usage)
        parts << tokensText(*message.usage, isEstimate);
    if (message.firstTextTime >= 0 && message.firstTextTime < message.replyTime)
        parts << ShownMessageTr::tr("first word after %1").arg(secondsText(message.firstTextTime));
    if (message.replyTime >= 0)
        parts << tookText(message);
    const auto speed = tokensPerSecond(message.usage ? message.usage->completionTokens : 0,
                                       std::chrono::milliseconds(message.firstTextTime),
                                       std::chrono::milliseconds(message.replyTime));
    if (speed)
        parts << ShownMessageTr::tr("%1 tokens/s").arg(countText(qRound64(*speed), isEstimate));
    if (message.cost)
        parts << moneyText(*message.cost, isEstimate);
    return parts.join(u" · "_s);
}

QString statusText(const ShownMessage &message, const QDateTime &now)
{
    if (!message.retry) {
        // The wait for the rest of a reply is counted from its request.
        return message.text.isEmpty()
                   ? withSeconds(ShownMessageTr::tr("Waiting for the first word"),
                                 message.waitingSince, now)
                   : withSeconds(ShownMessageTr::tr("Waiting for more"), message.quietSince, now);
    }
    const PendingRetry &retry = *message.retry;
    const qint64 left = std::max<qint64>(0, (now.msecsTo(retry.at) + 999) / 1000);
    return left == 0 ? ShownMessageTr::tr("Trying again now (%1 of %2).")
                           .arg(retry.attempt)
                           .arg(retry.attempts)
                     : ShownMessageTr::tr("Next try in %1 (%2 of %3).")
                           .arg(waitText(std::chrono::seconds(left)))
                           .arg(retry.attempt)
                           .arg(retry.attempts);
}

QString quietText(const ShownMessage &message, const QDateTime &now)
{
    if (message.state != MessageState::Arriving || !message.quietSince.isValid() ||
        message.quietSince.secsTo(now) < quietAfter)
        return {};
    return withSeconds(stillWaitingWords(), message.quietSince, now);
}

QString thoughtText(const ShownMessage &message, const QDateTime &now)
{
    if (isThinking(message))
        return withSeconds(ShownMessageTr::tr("Thinking"), message.thinkingSince, now);
    if (message.reasoningTime < 0)
        return ShownMessageTr::tr("Reasoning");
    const auto time = std::chrono::milliseconds(std::max<qint64>(message.reasoningTime, 1));
    return ShownMessageTr::tr("Thought for %1")
        .arg(waitText(std::chrono::round<std::chrono::seconds>(time)));
}

QString newestThought(const QString &reasoning)
{
    constexpr qsizetype enough = 400; // characters: no more is shown, the rest is not parsed
    QStringList lines = cleanText(reasoning.last(std::min(enough, reasoning.size()))).split(u'\n');
    std::reverse(lines.begin(), lines.end());
    for (const QString &line : std::as_const(lines)) {
        const QString said = plainText(parseMarkdown(line)).simplified();
        if (!said.isEmpty())
            return said;
    }
    return {};
}

QString speakerOf(const ShownMessage &message)
{
    if (message.state == MessageState::Failed)
        return ShownMessageTr::tr("Error");
    switch (message.author) {
    case Role::User:
        return ShownMessageTr::tr("You");
    case Role::System:
        return systemWord();
    case Role::Assistant:
        return ShownMessageTr::tr("Assistant");
    }
    Q_UNREACHABLE();
}

QString stillWaitingWords()
{
    return ShownMessageTr::tr("Still waiting for more");
}

QString statusWords(const ShownMessage &message)
{
    if (message.retry && isRunning(message))
        return ShownMessageTr::tr("It is tried again (%1 of %2).")
            .arg(message.retry->attempt)
            .arg(message.retry->attempts);
    if (isThinking(message))
        return ShownMessageTr::tr("Thinking");
    if (!hasStatus(message))
        return {};
    return message.text.isEmpty() ? ShownMessageTr::tr("Waiting for the first word")
                                  : ShownMessageTr::tr("Waiting for more");
}

QString saidText(const ShownMessage &message)
{
    // While the reasoning itself is read aloud, "Thinking" is not.
    const bool showsThoughts = isThinking(message) && message.unfolded.testFlag(Fold::Reasoning);
    const QString status = showsThoughts && !message.retry ? QString() : statusWords(message);
    const ShownBlocks shown = shownBlocks(message);
    const QString thoughts = plainText(shown.reasoning);
    const QString said = plainText(shown.text);
    const QString attached = contentText(plainText(shown.attachments));
    const QString notice = plainText(shown.notice).replace(u'\n', u' ');
    // For a failed reply the error is read before the text that had arrived.
    const QStringList parts = message.state == MessageState::Failed
                                  ? QStringList{notice, thoughts, said, attached}
                                  : QStringList{thoughts, said, attached, notice, status};
    QStringList present;
    for (const QString &part : parts) {
        if (!part.isEmpty())
            present << part;
    }
    return present.join(u'\n');
}

QString spokenText(const ShownMessage &message)
{
    return speakerOf(message) + u": "_s + saidText(message);
}

QString describedText(const ShownMessage &message, const QDateTime &now)
{
    QStringList parts;
    if (!quietText(message, now).isEmpty())
        parts << stillWaitingWords();
    if (message.versionCount > 1) {
        const QLocale locale;
        parts << ShownMessageTr::tr("Version %1 of %2")
                     .arg(locale.toString(message.versionIndex + 1),
                          locale.toString(message.versionCount));
    }
    if (const QString caption = datedCaptionFor(message); !caption.isEmpty())
        parts << caption;
    if (const QString unsent = unsentText(message); !unsent.isEmpty())
        parts << unsent;
    if (!message.reasoning.isEmpty() && !isThinking(message))
        parts << thoughtText(message, now);
    if (const QString usage = usageText(message); !usage.isEmpty())
        parts << usage;
    return parts.join(u" · "_s);
}

} // namespace Hiwar
