// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// `hiwar backup` and `hiwar check`: maintain the history without a window. Results go to standard
// output, errors to standard error.
#pragma once

#include "app/commands/commandline.h"

namespace Hiwar {

/// Returns the exit status.
[[nodiscard]] int backUpHistory(const BackupOptions &options, const QString &history);
[[nodiscard]] int checkHistory(const CheckOptions &options, const QString &history);

} // namespace Hiwar
