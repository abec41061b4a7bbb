// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The words of `hiwar export` and `hiwar import`. Part of parseCommandLine(), used by nothing else.
// Pure.
#pragma once

#include "app/commands/commandline.h"
#include "app/commands/commandwords.h"

namespace Hiwar {

[[nodiscard]] tl::expected<Command, QString> parseExport(CommandWords words);
[[nodiscard]] tl::expected<Command, QString> parseImport(CommandWords words);

} // namespace Hiwar
