// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/values/finishreason.h"

using namespace Qt::StringLiterals;

namespace Hiwar {

FinishReason readFinishReason(const QString &word)
{
    struct Known
    {
        QLatin1StringView word;
        FinishReason reason = FinishReason::None;
    };
    using enum FinishReason;
    // Relays pass on the words of the service behind them.
    static constexpr Known known[]{{"stop"_L1, Stop},
                                   {"end_turn"_L1, Stop},
                                   {"eos"_L1, Stop},
                                   {"eos_token"_L1, Stop},
                                   {"complete"_L1, Stop},
                                   {"completed"_L1, Stop},
                                   {"stop_sequence"_L1, Stop},
                                   {"length"_L1, Length},
                                   {"max_tokens"_L1, Length},
                                   {"max_output_tokens"_L1, Length},
                                   {"model_length"_L1, Length},
                                   {"model_context_window_exceeded"_L1, Length},
                                   {"content_filter"_L1, Filter},
                                   {"recitation"_L1, Filter},
                                   {"blocklist"_L1, Filter},
                                   {"spii"_L1, Filter},
                                   {"guardrail_intervened"_L1, Filter},
                                   {"refusal"_L1, Filter},
                                   {"tool_calls"_L1, Tools},
                                   {"tool_use"_L1, Tools},
                                   {"function_call"_L1, Tools},
                                   {"sensitive"_L1, Filter}, // Zhipu
                                   {"incomplete"_L1, Broken},
                                   {"insufficient_system_resource"_L1, Broken},
                                   {"out_of_memory"_L1, Broken},
                                   {"other"_L1, Broken}, // Gemini, also the next
                                   {"language"_L1, Broken}};
    // Words recognised by a part of them. A failure must not count as a normal end, whatever its
    // name.
    static constexpr Known parts[]{
        {"filter"_L1, Filter},     {"safety"_L1, Filter},    {"prohibited"_L1, Filter},
        {"moderation"_L1, Filter}, {"error"_L1, Broken},     {"fail"_L1, Broken},
        {"timeout"_L1, Broken},    {"timed_out"_L1, Broken}, {"time_limit"_L1, Broken},
        {"abort"_L1, Broken},      {"cancel"_L1, Broken},    {"interrupt"_L1, Broken},
        {"disconnect"_L1, Broken}, {"overload"_L1, Broken},  {"preempt"_L1, Broken},
        {"malformed"_L1, Broken},  {"unexpected"_L1, Broken}};
    if (word.isEmpty())
        return None;
    for (const Known &each : known) {
        if (word.compare(each.word, Qt::CaseInsensitive) == 0)
            return each.reason;
    }
    for (const Known &part : parts) {
        if (word.contains(part.word, Qt::CaseInsensitive))
            return part.reason;
    }
    return Unknown;
}

} // namespace Hiwar
