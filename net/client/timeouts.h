// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The time limits of a request. Zero or less: no limit. Plain values.
//
// Two clocks run side by side (see WaitClocks). Bytes that only keep a connection open (comments,
// blank lines, empty deltas) show that the connection is alive, but not the model: they restart
// `silence`, but never `firstByte`, which counts from piece to piece of the answer, the first one
// included. So a service that sends only "still here" ends after `firstByte`, also in the middle of
// a reply.
#pragma once

#include <chrono>

namespace Hiwar {

struct Timeouts
{
    std::chrono::milliseconds connect{std::chrono::seconds(10)};
    /// From the request to the first piece of the answer, and from each piece to the next: how long
    /// a model may think. No limit for a chat with this machine.
    std::chrono::milliseconds firstByte{std::chrono::seconds(600)};
    /// Between two reads of any bytes, once the answer has begun.
    std::chrono::milliseconds silence{std::chrono::seconds(120)};
    /// After the finish reason, for usage and "[DONE]", while the service keeps the connection
    /// open. Always limited.
    std::chrono::milliseconds lastWords{std::chrono::seconds(3)};
};

} // namespace Hiwar
