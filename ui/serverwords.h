// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A service's own words as people read them: not the reason phrase that only repeats the status,
// not the "(request id: …)" that relays append, not endless. The whole of it is for the details.
// Pure, any thread.
#pragma once

#include <QString>

namespace Hiwar {

/// Empty when they say nothing more than the status.
[[nodiscard]] QString readableWords(const QString &serverText);

} // namespace Hiwar
