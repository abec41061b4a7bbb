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

/// The words name another host than the target's, anywhere in them, or the target itself has a
/// user's name before its host. A subdomain is another host; "www." is not.
[[nodiscard]] bool namesAnotherHost(const QString &words, const QUrl &url);

/// What is handed to another program: of a mail only whom it is for, its subject and its words. A
/// link that attaches a file would take it from this machine.
[[nodiscard]] QUrl openedAddress(const QUrl &url);

} // namespace Hiwar
