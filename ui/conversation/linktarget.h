// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where a link really leads, told so that nobody is misled, and whether its words say otherwise.
// Pure, any thread.
#pragma once

#include <QString>

class QUrl;

namespace Hiwar {

/// The whole address to be read: what is not ASCII in the host stands as it is asked for, with what
/// it looks like behind it.
[[nodiscard]] QString shownAddress(const QUrl &url);

/// The words look like an address on another host than the target's, or the target itself hides its
/// host behind a user's name. A subdomain is another host; "www." is not.
[[nodiscard]] bool namesAnotherHost(const QString &words, const QUrl &url);

} // namespace Hiwar
