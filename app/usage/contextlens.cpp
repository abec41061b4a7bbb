// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/usage/contextlens.h"

#include "app/chat/attachmenttext.h"
#include "app/chat/attachmenttokens.h"

#include <algorithm>
#include <utility>

namespace Hiwar {

namespace {

ScriptCounts messageCounts(const QString &text)
{
    ScriptCounts counts = scriptCounts(text);
    counts.units[std::size_t(TokenUnit::Message)] = 1;
    return counts;
}

/// What goes with each request: the system prompt, and what the service adds.
ScriptCounts fixedCounts(const EffectiveSettings &settings)
{
    ScriptCounts counts;
    counts.units[std::size_t(TokenUnit::Request)] = 1;
    if (!settings.systemPrompt.trimmed().isEmpty())
        counts += messageCounts(settings.systemPrompt);
    return counts;
}

ContextRules rulesWith(const Profile &profile, const EffectiveSettings &settings,
                       const Calibration &calibration, const MessageTokens &tokensOf)
{
    ContextRules rules = rulesOf(settings);
    if (const auto share = promptShare(profile, settings)) {
        rules.tokens = std::max<qint64>(0, *share - estimate(fixedCounts(settings), calibration));
        rules.tokensOf = tokensOf;
    }
    return rules;
}

qint64 fileTokens(const MessageNode &node, const Calibration &calibration)
{
    return estimatedTokens(node.attachments, tokensPerLetter(calibration));
}

/// Of a message without words the names of its files.
QString firstWords(const MessageNode &node)
{
    const QString words = node.content.left(LensCounter::mostWords).simplified();
    if (!words.isEmpty() || node.attachments.isEmpty())
        return words;
    QStringList names;
    for (const Attachment &attachment : node.attachments)
        names.append(shownName(attachment.name));
    return names.join(u' ').left(LensCounter::mostWords);
}

LensRow rowOf(const MessageNode &node, ContextFate fate, qint64 tokens)
{
    return {.messageId = node.id,
            .role = node.role,
            .words = firstWords(node),
            .tokens = tokens,
            .fate = fate,
            .rule = node.contextRule,
            .isSummary = false};
}

bool isLeftOut(ContextFate fate)
{
    return fate != ContextFate::Sent && fate != ContextFate::Empty;
}

/// Where the messages that go begin on screen, and what is above.
void noteBegin(ContextLens &lens, const QList<MessageNode> &said, const ContextPlan &plan)
{
    for (qsizetype i = 0; i < said.size(); ++i) {
        const ContextFate fate = plan.fates.at(i);
        if (!isLeftOut(fate))
            continue;
        ++lens.leftOut;
    }
    qsizetype first = 0;
    while (first < said.size() && plan.fates.at(first) != ContextFate::Sent) {
        const ContextFate fate = plan.fates.at(first);
        ++first;
        if (!isLeftOut(fate))
            continue;
        ++lens.leftOutBefore;
        if (!lens.reasonsBefore.contains(fate))
            lens.reasonsBefore.append(fate);
    }
    if (first < said.size())
        lens.firstSent = said.at(first).id;
}

} // namespace

qint64 messageTokens(const MessageNode &node, const Calibration &calibration)
{
    return estimate(messageCounts(node.content), calibration) + fileTokens(node, calibration);
}

ContextPlan planContext(const Profile &profile, const EffectiveSettings &settings,
                        const QList<MessageNode> &said, const Calibration &calibration)
{
    const auto tokensOf = [&calibration](const MessageNode &node) {
        return messageTokens(node, calibration);
    };
    return planContext(said, rulesWith(profile, settings, calibration, tokensOf));
}

ScriptCounts LensCounter::countsOf(const MessageNode &node)
{
    if (node.id.isEmpty())
        return messageCounts(node.content);
    const auto known = m_known.constFind(node.id);
    if (known != m_known.cend() && known->letters == node.content.size())
        return known->counts;
    const ScriptCounts counts = messageCounts(node.content);
    m_known.insert(node.id, {node.content.size(), counts});
    return counts;
}

qint64 LensCounter::tokensOf(const MessageNode &node, const Calibration &calibration)
{
    return estimate(countsOf(node), calibration) + fileTokens(node, calibration);
}

ContextLens LensCounter::look(const Conversation &conversation, const QString &draft,
                              const Profile &profile, const EffectiveSettings &settings,
                              const Calibration &calibration, const QList<Attachment> *attached)
{
    if (std::exchange(m_conversationId, conversation.info().id) != conversation.info().id)
        m_known.clear();
    QList<MessageNode> said = conversation.messagesBefore({});
    m_known.reserve(said.size());
    MessageNode question;
    question.content = draft;
    question.attachments = attached ? *attached : conversation.info().draftAttachments;
    said.append(question);
    const ContextPlan plan =
        planContext(said, rulesWith(profile, settings, calibration, [&](const MessageNode &node) {
                        return tokensOf(node, calibration);
                    }));

    ContextLens lens;
    lens.window = promptWindow(profile, settings);
    lens.share = promptShare(profile, settings);
    lens.isShareUnknown = settings.context.percent.value_or(0) > 0 && !lens.window;
    lens.newest = rulesOf(settings).messages;
    ScriptCounts sum = fixedCounts(settings);
    qint64 files = 0; // tokens
    if (!settings.systemPrompt.trimmed().isEmpty()) {
        MessageNode prompt;
        prompt.role = Role::System;
        prompt.content = settings.systemPrompt;
        lens.rows.append(
            rowOf(prompt, ContextFate::Sent, estimate(messageCounts(prompt.content), calibration)));
    }
    lens.rows.reserve(said.size() + 1);
    const auto take = [&](qsizetype index) {
        const MessageNode &node = said.at(index);
        const ContextFate fate = plan.fates.at(index);
        const ScriptCounts counts = fate == ContextFate::Empty ? ScriptCounts() : countsOf(node);
        const qint64 ofFiles = fileTokens(node, calibration);
        lens.rows.append(rowOf(node, fate, estimate(counts, calibration) + ofFiles));
        lens.rows.last().isSummary = index == plan.summary;
        if (index == said.size() - 1)
            lens.before = estimate(sum, calibration) + files;
        if (fate != ContextFate::Sent)
            return;
        sum += counts;
        files += ofFiles;
    };
    if (plan.summary >= 0)
        take(plan.summary);
    for (qsizetype i = 0; i < said.size(); ++i) {
        if (i != plan.summary)
            take(i);
    }
    lens.tokens = estimate(sum, calibration) + files;
    said.removeLast();
    noteBegin(lens, said, plan);
    return lens;
}

} // namespace Hiwar
