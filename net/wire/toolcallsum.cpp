// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/wire/toolcallsum.h"

#include "net/wire/jsontext.h"
#include "net/wire/sanitizetext.h"

#include <algorithm>

namespace Hiwar {

namespace {

/// Longer arguments are not parsed: to parse them again with every piece would take hours.
constexpr qsizetype maxLookedAt = 8 * 1024;

bool isWholeJson(const QString &arguments)
{
    return arguments.size() <= maxLookedAt && parseJson(arguments.toUtf8()).has_value();
}

/// Whether the part cannot belong to this call.
bool begins(const ToolCallPart &part, const ToolCall &call)
{
    if (!part.id.isEmpty() && !call.id.isEmpty())
        return part.id != call.id;
    if (part.name.isEmpty() || call.name.isEmpty())
        return false;
    return part.name != call.name || isWholeJson(call.arguments);
}

} // namespace

/// By the index, else by the id, else by the order. Several calls may all have the index 0.
ToolCallSum::Slot *ToolCallSum::slotFor(const ToolCallPart &part)
{
    const auto found = std::find_if(m_slots.rbegin(), m_slots.rend(), [&part](const Slot &slot) {
        if (!part.id.isEmpty() && part.id == slot.call.id)
            return true;
        return part.index ? part.index == slot.index : part.id.isEmpty();
    });
    if (found != m_slots.rend() && !begins(part, found->call))
        return &*found;
    if (m_slots.size() == maxCalls)
        return nullptr;
    m_slots.append({part.index, {}});
    return &m_slots.last();
}

void ToolCallSum::add(const ToolCallPart &part)
{
    Slot *slot = slotFor(part);
    if (!slot)
        return;
    ToolCall &call = slot->call;
    if (call.id.isEmpty())
        call.id = part.id;
    if (call.name.isEmpty())
        call.name = part.name;
    const QString piece = part.arguments.left(maxArguments - m_size);
    m_size += piece.size();
    call.arguments += piece;
}

QList<ToolCall> ToolCallSum::calls(const Secret &key) const
{
    constexpr qsizetype maxName = 200;
    QList<ToolCall> all;
    for (const Slot &slot : m_slots) {
        all.append({sanitizeText(slot.call.id, key, maxName),
                    sanitizeText(slot.call.name, key, maxName),
                    withoutHalfSurrogates(slot.call.arguments)});
    }
    return all;
}

} // namespace Hiwar
