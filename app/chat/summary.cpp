// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/summary.h"

#include "app/chat/attachmenttext.h"
#include "app/chat/promptbuilder.h"

#include <algorithm>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

/// Letters of all messages together where the model's window is not known.
constexpr qint64 usualRoom = 40'000;

/// The longest length at which all of them have room when the longer ones are cut to it.
qsizetype commonLength(const QList<MessageNode> &messages, qint64 room)
{
    QList<qsizetype> lengths;
    for (const MessageNode &node : messages)
        lengths.append(withNames(node).size());
    std::sort(lengths.begin(), lengths.end());
    qint64 left = room;
    for (qsizetype i = 0; i < lengths.size(); ++i) {
        const qint64 share = left / (lengths.size() - i);
        if (lengths.at(i) > share)
            return share;
        left -= lengths.at(i);
    }
    return lengths.isEmpty() ? 0 : lengths.constLast();
}

QString speaker(const MessageNode &node)
{
    switch (node.role) {
    case Role::System:
        return u"System"_s;
    case Role::User:
        return u"User"_s;
    case Role::Assistant:
        return node.summaryUpTo.isEmpty() ? u"Assistant"_s : u"Summary of what was before"_s;
    }
    Q_UNREACHABLE();
}

} // namespace

std::optional<SummaryPlan> planSummary(const QList<MessageNode> &path)
{
    QList<MessageNode> said = path;
    said.append(MessageNode()); // what is asked next, after which a summary counts
    const ContextPlan plan = planContext(said, {});
    const auto isReply = [&](qsizetype i) {
        return path.at(i).role == Role::Assistant && path.at(i).summaryUpTo.isEmpty() &&
               plan.fates.at(i) != ContextFate::Empty;
    };
    qsizetype newest = path.size() - 1;
    while (newest >= 0 && !isReply(newest))
        --newest;
    qsizetype question = newest;
    while (question >= 0 && path.at(question).role == Role::Assistant)
        --question;
    qsizetype last = question - 1;
    while (last >= 0 && !isReply(last))
        --last;
    if (last < 0)
        return std::nullopt;
    SummaryPlan found;
    found.upTo = path.at(last).id;
    found.after = path.at(newest).id;
    int fresh = 0;
    const QList<qsizetype> sent = plan.sent();
    for (const qsizetype index : sent) {
        if (index > last && index != plan.summary)
            continue;
        found.messages.append(path.at(index));
        fresh += index != plan.summary ? 1 : 0;
    }
    if (fresh < 2)
        return std::nullopt;
    for (qsizetype i = newest + 1; i < path.size(); ++i) {
        if (path.at(i).role == Role::User)
            found.question = path.at(i);
    }
    return found;
}

QString shortened(const QString &text, qsizetype most)
{
    const QString gap = u" […] "_s;
    if (text.size() <= most)
        return text;
    const qsizetype half = std::max<qsizetype>(0, (most - gap.size()) / 2);
    QString begin = text.first(half);
    QString end = text.last(half);
    if (!begin.isEmpty() && begin.back().isHighSurrogate())
        begin.chop(1);
    if (!end.isEmpty() && end.front().isLowSurrogate())
        end.remove(0, 1);
    return begin + gap + end;
}

ChatRequest summaryRequest(const Profile &profile, const SummaryPlan &plan,
                           std::optional<qint64> window)
{
    // Half of the window, and two letters a token, which is few in most languages.
    const qsizetype most = commonLength(plan.messages, window.value_or(usualRoom));
    // In English, because models follow it best; it asks for the language of the conversation.
    QString words =
        u"Summarise the conversation below, in its own language, so that it can be continued "
        "without it. Keep facts, names, numbers, code, decisions, wishes and open questions. "
        "Answer with the summary alone."_s;
    for (const MessageNode &node : plan.messages)
        words += u"\n\n"_s + speaker(node) + u": "_s + shortened(withNames(node), most);
    MessageNode asked;
    asked.content = words;
    ChatRequest request = buildRequest(profile, {asked});
    request.stream = false;
    // They say what a reply looks like, and would spoil a summary.
    request.extra.remove(u"response_format"_s);
    request.extra.remove(u"stop"_s);
    return request;
}

} // namespace Hiwar
