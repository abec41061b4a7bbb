// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a program may do in macOS's sandbox, in the language of its profiles: nothing but use what
// it has open, its own memory and threads, and, if it asks for them, read files below some folders.
// Pure; built everywhere, so that it is tested everywhere.
#pragma once

#include "app/sandbox/sandbox.h"

#include <string>

namespace Hiwar {

[[nodiscard]] std::string macProfile(const SandboxRules &rules);

} // namespace Hiwar
