// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/usage/requestcounter.h"

namespace Hiwar {

namespace {

void addMessage(ScriptCounts &sum, const ScriptCounts &text)
{
    sum += text;
    ++sum.units[std::size_t(TokenUnit::Message)];
}

} // namespace

ScriptCounts RequestCounter::count(const Conversation &conversation, const QString &draft,
                                   const QString &systemPrompt)
{
    ScriptCounts sum;
    sum.units[std::size_t(TokenUnit::Request)] = 1;
    if (!systemPrompt.trimmed().isEmpty())
        addMessage(sum, scriptCounts(systemPrompt));
    QHash<QString, Counted> known;
    for (const QString &id : conversation.path()) {
        const MessageNode &node = *conversation.find(id);
        Counted counted = m_known.value(id, {-1, {}});
        if (counted.letters != node.content.size())
            counted = {node.content.size(), scriptCounts(node.content)};
        known.insert(id, counted);
        if (counted.letters > 0)
            addMessage(sum, counted.counts);
    }
    m_known = known;
    if (!draft.trimmed().isEmpty())
        addMessage(sum, scriptCounts(draft));
    return sum;
}

} // namespace Hiwar
