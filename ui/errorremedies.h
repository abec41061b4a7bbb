// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a person can do about an error, as buttons, and the facts of an error that sentences and
// buttons have to agree on. Pure, any thread.
#pragma once

#include "net/values/apierror.h"
#include "ui/conversation/message/messageroles.h"

#include <QList>

namespace Hiwar {

/// The likeliest first. Every error has at least one. `hasProposal`: see proposeAddress().
[[nodiscard]] QList<MessageAction> remediesFor(const ApiError &error, bool hasProposal);

/// The part of the request that a service refused, when the rest of it can go without; empty when
/// there is none.
[[nodiscard]] QString fieldToLeaveOut(const ApiError &error);

/// The silence before the failure lasted as long as a proxy's usual limit: 30, 60, 100 or 120 s.
/// Zero: it did not.
[[nodiscard]] std::chrono::seconds likelyProxyLimit(const ApiError &error);

} // namespace Hiwar
