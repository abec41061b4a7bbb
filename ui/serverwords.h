// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A service's own error message in readable form: without a reason phrase that only repeats the
// status, without the "(request id: …)" that relays append, and shortened. The details show all of
// it. Pure, any thread.
#pragma once

#include <QString>

namespace Hiwar {

/// Empty if the message says nothing more than the status.
[[nodiscard]] QString readableWords(const QString &serverText);

} // namespace Hiwar
