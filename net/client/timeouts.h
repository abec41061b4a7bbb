// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How long to wait for what. Zero or less: without a limit. Plain values.
#pragma once

#include <chrono>

namespace Hiwar {

struct Timeouts
{
    std::chrono::milliseconds connect{std::chrono::seconds(10)};
    /// From the request to the first piece of the answer, keep-alives not counted: how long a model
    /// may think. None for a chat with this machine.
    std::chrono::milliseconds firstByte{std::chrono::seconds(600)};
    /// Between two reads once the answer has begun.
    std::chrono::milliseconds silence{std::chrono::seconds(120)};
    /// After the finish reason, for usage and "[DONE]", while the service holds the line. Never
    /// none.
    std::chrono::milliseconds lastWords{std::chrono::seconds(3)};
};

} // namespace Hiwar
