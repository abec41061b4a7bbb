// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// `hiwar import`: imports files of conversations into the history, or only counts them. The report
// of a file goes to standard output, the error that ended it early to standard error.
#pragma once

#include "app/commands/commandline.h"
#include "app/platform/paths.h"

namespace Hiwar {

/// Returns the exit status.
[[nodiscard]] int runImport(const ImportOptions &options, const Paths &paths);

} // namespace Hiwar
