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
                                   {"stop_sequence"_L1, Stop},
                                   {"length"_L1, Length},
                                   {"max_tokens"_L1, Length},
                                   {"model_length"_L1, Length},
                                   {"model_context_window_exceeded"_L1, Length},
                                   {"content_filter"_L1, Filter},
                                   {"safety"_L1, Filter},
                                   {"tool_calls"_L1, Tools},
                                   {"tool_use"_L1, Tools},
                                   {"function_call"_L1, Tools},
                                   {"abort"_L1, Broken},
                                   {"cancelled"_L1, Broken},
                                   {"error"_L1, Broken},
                                   {"network_error"_L1, Broken},
                                   {"sensitive"_L1, Broken}};
    if (word.isEmpty())
        return None;
    for (const Known &each : known) {
        if (word.compare(each.word, Qt::CaseInsensitive) == 0)
            return each.reason;
    }
    return Unknown;
}

} // namespace Hiwar
