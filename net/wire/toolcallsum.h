// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Assembles the tool calls of a reply from their pieces. Rule: whatever a service omits or repeats
// (the index, the id, the name), each call is returned once and nothing fails; a piece that no rule
// can assign goes to the call before it. Bounded. One instance for each reply.
#pragma once

#include "net/values/message.h"
#include "net/values/secret.h"

#include <optional>

namespace Hiwar {

/// The part of one call in one payload.
struct ToolCallPart
{
    std::optional<int> index;
    QString id;
    QString name;
    QString arguments;

    bool operator==(const ToolCallPart &) const = default;
};

class ToolCallSum
{
public:
    static constexpr qsizetype maxCalls = 64;
    static constexpr qsizetype maxArguments = 1024 * 1024; ///< characters, of all calls

    void add(const ToolCallPart &part);
    [[nodiscard]] bool isEmpty() const { return m_slots.isEmpty(); }
    [[nodiscard]] QList<ToolCall> calls(const Secret &key) const;

private:
    struct Slot
    {
        std::optional<int> index;
        ToolCall call;
    };
    Slot *slotFor(const ToolCallPart &part);

    QList<Slot> m_slots;
    qsizetype m_size = 0;
};

} // namespace Hiwar
