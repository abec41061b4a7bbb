// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Decides whether a failed request is sent again automatically, and when. Rules: never after a byte
// of an answer has been shown (the caller does not ask then); never when the service may have
// processed and charged it (except once after GatewayTimeout); a wait too long for the user is
// reported instead. Pure: the caller passes the dice and owns the clock.
#pragma once

#include "net/values/apierror.h"

#include <optional>

namespace Hiwar {

struct RetryPolicy
{
    int retries = 2;
    std::chrono::milliseconds first{500};
    std::chrono::milliseconds longest{8000}; ///< of Hiwar's choice; waits double up to here
    double jitter = 0.25;                    ///< waits are shorter by this much at most
    std::chrono::milliseconds longestAsked{std::chrono::seconds(120)}; ///< of the service's choice
    /// More while a model is being loaded.
    int loadingRetries = 8;
};

/// How often a request that fails this way is sent at most, including the first time.
[[nodiscard]] int attemptsFor(const ApiError &error, const RetryPolicy &policy = {});

/// How long to wait before attempt `attempt + 1`; nullopt: report the error. `attempt` is the one
/// that failed, from 1; `dice` is a random number in [0, 1).
[[nodiscard]] std::optional<std::chrono::milliseconds>
planRetry(const ApiError &error, int attempt, double dice, const RetryPolicy &policy = {});

} // namespace Hiwar
