// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The address a link really leads to, shown so that it misleads nobody, and whether the link's
// words name another one. Pure, any thread.
#pragma once

#include <QString>

class QUrl;

namespace Hiwar {

/// The whole address for reading: a host that is not ASCII is in the form that is requested
/// (xn--…), with its readable form in brackets at the end.
[[nodiscard]] QString shownAddress(const QUrl &url);

/// True when the words contain the name of another host than the target's, or when the target has
/// user information before its host. A subdomain is another host; "www." is not.
[[nodiscard]] bool namesAnotherHost(const QString &words, const QUrl &url);

/// The address passed to another program: a mailto: keeps only its recipients, its subject and its
/// text. A link that attaches a file would take it from this machine.
[[nodiscard]] QUrl openedAddress(const QUrl &url);

} // namespace Hiwar
