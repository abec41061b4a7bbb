// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// `hiwar quit`: closes the window that has this history open, as the end of a session does, and
// waits until it is gone. What installs a new version asks this first.
#pragma once

#include <QString>

namespace Hiwar {

/// The exit status: also complete when there was no window.
[[nodiscard]] int quitWindow(const QString &historyPath);

} // namespace Hiwar
