// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Puts the tool calls of a reply together out of their pieces. The rule it protects: whatever a
// service leaves out or repeats (the index, the id, the name), each call comes out once and nothing
// fails; what no rule can tell apart goes to the call before it. Bounded. One instance a reply.
#pragma once

#include "net/values/message.h"
#include "net/values/secret.h"

#include <optional>

namespace Hiwar {

/// What one payload says of one call.
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
