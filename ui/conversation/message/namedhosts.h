// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The hosts that words seem to name to a reader: any character that looks like a full stop, a slash
// or a colon counts as one, and invisible characters are ignored. Pure, any thread.
#pragma once

#include <QString>
#include <QStringList>

namespace Hiwar {

/// Is invisible on the screen, though Unicode classes some of these as letters or marks.
[[nodiscard]] bool isUnseen(char32_t c);

/// The words as a reader sees them: compatibility letters as plain ones, look-alikes of the
/// separators of an address as these, without invisible characters.
[[nodiscard]] QString asItIsRead(const QString &words);

/// As comparableHost() returns them. For an address: its host, and its user name if that looks like
/// a host, and nothing of its path; for a mail address: the part after "@".
[[nodiscard]] QStringList hostsNamedBy(const QString &words);

/// For comparing hosts: the form that is requested, without "www." and the root's full stop.
[[nodiscard]] QString comparableHost(const QString &host);

} // namespace Hiwar
