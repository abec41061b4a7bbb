// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whether a request that failed is sent again by itself, and when. The rules it protects: never
// after a byte of an answer has been shown (the caller does not ask then); never when the service
// may have served, and charged, what was sent; a wait that is longer than a person would sit
// through is reported, not waited for. Pure: the caller brings the dice and owns the clock.
#pragma once

#include "net/values/apierror.h"

#include <optional>

namespace Hiwar {

struct RetryPolicy
{
    int retries = 2;
    std::chrono::milliseconds first{500};
    std::chrono::milliseconds longest{8000}; ///< of our own choice; it doubles up to here
    double jitter = 0.25;                    ///< so much shorter at most
    std::chrono::milliseconds longestAsked{std::chrono::seconds(120)}; ///< of the service's choice
    /// A model that is being loaded is worth more patience.
    int loadingRetries = 8;
};

/// How often a question that fails this way is sent at most, the first time counted.
[[nodiscard]] int attemptsFor(const ApiError &error, const RetryPolicy &policy = {});

/// How long to wait before attempt `attempt + 1`, or nullopt: the error is the end. `attempt` is
/// the one that failed, from 1; `dice` is in [0, 1).
[[nodiscard]] std::optional<std::chrono::milliseconds>
planRetry(const ApiError &error, int attempt, double dice, const RetryPolicy &policy = {});

} // namespace Hiwar
