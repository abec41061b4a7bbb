// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/contextplan.h"

#include "app/chat/attachmenttext.h"
#include "app/chat/requestlevels.h"
#include "app/text/blank.h"

#include <algorithm>
#include <limits>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

class Planner
{
public:
    Planner(const QList<MessageNode> &said, const ContextRules &rules)
        : m_said(said)
        , m_rules(rules)
        , m_newest(newestQuestion(said))
        , m_isKept(said.size(), false)
    {
        m_plan.fates.fill(ContextFate::Sent, said.size());
    }

    [[nodiscard]] ContextPlan plan()
    {
        leaveOutUnsayable();
        findSummary();
        leaveOutSummarised();
        keepPinned();
        applyLimits();
        leaveOutAnswersAlone();
        return m_plan;
    }

private:
    static qsizetype newestQuestion(const QList<MessageNode> &said)
    {
        for (qsizetype i = said.size() - 1; i >= 0; --i) {
            if (said.at(i).role == Role::User)
                return i;
        }
        return said.size() - 1;
    }

    [[nodiscard]] bool isSent(qsizetype i) const { return m_plan.fates.at(i) == ContextFate::Sent; }
    [[nodiscard]] bool isPinned(qsizetype i) const
    {
        return m_said.at(i).contextRule == ContextRule::Pinned;
    }

    /// The message that this reply answers; -1: none.
    [[nodiscard]] qsizetype questionOf(qsizetype reply) const
    {
        qsizetype i = reply - 1;
        while (i >= 0 && m_said.at(i).role == Role::Assistant)
            --i;
        return i;
    }

    void leaveOutUnsayable()
    {
        for (qsizetype i = 0; i < m_said.size(); ++i) {
            if (isBlank(m_said.at(i).content) && !isAnySent(m_said.at(i).attachments))
                m_plan.fates[i] = ContextFate::Empty;
            else if (i < m_newest && m_said.at(i).contextRule == ContextRule::Excluded)
                m_plan.fates[i] = ContextFate::Excluded;
        }
    }

    void findSummary()
    {
        for (qsizetype i = m_newest - 1; i >= 0 && m_plan.summary < 0; --i) {
            const QString &upTo = m_said.at(i).summaryUpTo;
            if (upTo.isEmpty() || !isSent(i))
                continue;
            for (qsizetype before = i - 1; before >= 0; --before) {
                if (m_said.at(before).id != upTo)
                    continue;
                m_plan.summary = i;
                m_summarisedTo = before;
                break;
            }
        }
        if (m_plan.summary >= 0)
            m_isKept[m_plan.summary] = true;
    }

    void leaveOutSummarised()
    {
        for (qsizetype i = 0; i < m_plan.summary; ++i) {
            const bool isCovered = i <= m_summarisedTo || !m_said.at(i).summaryUpTo.isEmpty();
            if (isCovered && isSent(i) && !isPinned(i))
                m_plan.fates[i] = ContextFate::Summarised;
        }
    }

    void keepPinned()
    {
        for (qsizetype i = 0; i < m_said.size(); ++i) {
            if (i >= m_newest)
                m_isKept[i] = true;
            if (i >= m_newest || !isPinned(i) || !isSent(i))
                continue;
            m_isKept[i] = true;
            const qsizetype question = questionOf(i);
            if (m_said.at(i).role == Role::Assistant && question >= 0 && isSent(question))
                m_isKept[question] = true;
        }
    }

    [[nodiscard]] qint64 cost(qsizetype i) const
    {
        return m_rules.tokens && m_rules.tokensOf ? m_rules.tokensOf(m_said.at(i)) : 0;
    }

    void applyLimits()
    {
        qint64 used = 0;
        for (qsizetype i = 0; i < m_said.size(); ++i) {
            if (m_isKept.at(i) && isSent(i))
                used += cost(i);
        }
        const qint64 most = m_rules.tokens.value_or(std::numeric_limits<qint64>::max());
        const int allowed = m_rules.messages.value_or(std::numeric_limits<int>::max());
        int count = 1; // the newest question
        bool isFull = false;
        for (qsizetype i = m_newest - 1; i >= 0; --i) {
            if (m_isKept.at(i) || !isSent(i))
                continue;
            if (count >= allowed) {
                m_plan.fates[i] = ContextFate::BeyondCount;
                continue;
            }
            const qint64 tokens = isFull ? 0 : cost(i);
            isFull = isFull || tokens > most - used;
            if (isFull) {
                m_plan.fates[i] = ContextFate::BeyondWindow;
                continue;
            }
            ++count;
            used += tokens;
        }
    }

    void leaveOutAnswersAlone()
    {
        qsizetype question = -1;
        for (qsizetype i = 0; i < m_newest; ++i) {
            if (m_said.at(i).role != Role::Assistant) {
                question = i;
                continue;
            }
            if (question < 0 || m_isKept.at(i) || !isSent(i))
                continue;
            const ContextFate fate = m_plan.fates.at(question);
            if (fate == ContextFate::Excluded || fate == ContextFate::BeyondCount ||
                fate == ContextFate::BeyondWindow)
                m_plan.fates[i] = ContextFate::WithoutQuestion;
        }
    }

    const QList<MessageNode> &m_said;
    const ContextRules &m_rules;
    const qsizetype m_newest;
    QList<bool> m_isKept; // whatever the limits say
    qsizetype m_summarisedTo = -1;
    ContextPlan m_plan;
};

} // namespace

QList<qsizetype> ContextPlan::sent() const
{
    QList<qsizetype> order;
    if (summary >= 0)
        order.append(summary);
    for (qsizetype i = 0; i < fates.size(); ++i) {
        if (i != summary && fates.at(i) == ContextFate::Sent)
            order.append(i);
    }
    return order;
}

ContextPlan planContext(const QList<MessageNode> &said, const ContextRules &rules)
{
    return Planner(said, rules).plan();
}

ContextRules rulesOf(const EffectiveSettings &settings)
{
    ContextRules rules;
    if (settings.context.messages.value_or(0) > 0)
        rules.messages = settings.context.messages;
    return rules;
}

std::optional<qint64> promptWindow(const Profile &profile, const EffectiveSettings &settings)
{
    const std::optional<qint64> whole = knownOf(profile, profile.model).contextTokens;
    if (!whole)
        return std::nullopt;
    const QJsonObject fields = bodyFields(settings);
    qint64 answer = 0;
    for (const QString &name : {u"max_tokens"_s, u"max_completion_tokens"_s})
        answer = std::max(answer, fields.value(name).toInteger());
    return std::max<qint64>(0, *whole - std::clamp<qint64>(answer, 0, *whole));
}

std::optional<qint64> promptShare(const Profile &profile, const EffectiveSettings &settings)
{
    const int percent = settings.context.percent.value_or(0);
    const std::optional<qint64> window = promptWindow(profile, settings);
    if (percent <= 0 || !window)
        return std::nullopt;
    return qint64(double(*window) * percent / 100);
}

Message turnOf(const MessageNode &node, bool isSummary, bool sendsReasoning)
{
    if (isSummary) // in English, which all models know best
        return {Role::User, u"Summary of the conversation so far:\n\n"_s + node.content, {}};
    return {node.role, node.content, sendsReasoning ? node.reasoning : QString()};
}

} // namespace Hiwar
