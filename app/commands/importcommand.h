// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// `hiwar import`: files of conversations into the history, or only counted. What came in goes to
// standard output, what did not to standard error as well.
#pragma once

#include "app/commands/commandline.h"
#include "app/platform/paths.h"

namespace Hiwar {

/// The exit status.
[[nodiscard]] int runImport(const ImportOptions &options, const Paths &paths);

} // namespace Hiwar
