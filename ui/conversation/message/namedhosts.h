// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The hosts that words name to a person's eye: whatever looks like a full stop, a slash or a colon
// counts as one, and what is not seen counts for nothing. Pure, any thread.
#pragma once

#include <QString>
#include <QStringList>

namespace Hiwar {

/// Takes no place on the screen, though Unicode counts some of these as letters or marks.
[[nodiscard]] bool isUnseen(char32_t c);

/// The words as they are read: compatible letters as the plain ones, look-alikes of what parts an
/// address as that, without what is not seen.
[[nodiscard]] QString asItIsRead(const QString &words);

/// As they are asked for, without "www." and the root's full stop. Of an address the host and a
/// user's name that looks like one, and nothing of its path; of a mail address what is behind "@".
[[nodiscard]] QStringList hostsNamedBy(const QString &words);

/// How hosts are compared: as they are asked for, without "www." and the root's full stop.
[[nodiscard]] QString comparableHost(const QString &host);

} // namespace Hiwar
