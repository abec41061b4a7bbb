// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// `hiwar export`: writes conversations of the history into a file, a folder or standard output,
// which gets nothing else. Only reads the history, also while the window is open.
#pragma once

#include "app/commands/commandline.h"
#include "app/platform/paths.h"

namespace Hiwar {

/// Returns the exit status.
[[nodiscard]] int runExport(const ExportOptions &options, const Paths &paths);

} // namespace Hiwar
