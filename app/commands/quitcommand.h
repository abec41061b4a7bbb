// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// `hiwar quit`: closes the window that has this history open, as the end of a session does, and
// waits until it is closed. An installer of a new version runs this first.
#pragma once

#include <QString>

namespace Hiwar {

/// Returns the exit status: also Complete if there was no window.
[[nodiscard]] int quitWindow(const QString &historyPath);

} // namespace Hiwar
