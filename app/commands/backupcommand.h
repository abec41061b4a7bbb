// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// `hiwar backup` and `hiwar check`: the care of the history, without a window. What they find goes
// to standard output, what they fail at to standard error.
#pragma once

#include "app/commands/commandline.h"

namespace Hiwar {

/// The exit status.
[[nodiscard]] int backUpHistory(const BackupOptions &options, const QString &history);
[[nodiscard]] int checkHistory(const CheckOptions &options, const QString &history);

} // namespace Hiwar
