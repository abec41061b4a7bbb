// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How long to wait for what. Zero or less: without a limit. Plain values.
//
// Two clocks run side by side (see WaitClocks). What keeps a line open (comments, blank lines,
// empty deltas) is life for the connection and none for the model: it holds off `silence`, and
// never `firstByte`, which counts from piece to piece of the answer, the first one included. So a
// service that only says "still here" ends after `firstByte`, also in the middle of a reply.
#pragma once

#include <chrono>

namespace Hiwar {

struct Timeouts
{
    std::chrono::milliseconds connect{std::chrono::seconds(10)};
    /// From the request to the first piece of the answer, and from each piece to the next: how long
    /// a model may think. None for a chat with this machine.
    std::chrono::milliseconds firstByte{std::chrono::seconds(600)};
    /// Between two reads, whatever they bring, once the answer has begun.
    std::chrono::milliseconds silence{std::chrono::seconds(120)};
    /// After the finish reason, for usage and "[DONE]", while the service holds the line. Never
    /// none.
    std::chrono::milliseconds lastWords{std::chrono::seconds(3)};
};

} // namespace Hiwar
