// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The limits of SandboxRules by setrlimit(). macOS limits time and files with them, and no memory:
// its kernel does not count what a program maps.
#pragma once

#include "app/sandbox/sandbox.h"

namespace Hiwar {

void setUnixLimits(const SandboxRules &rules);

} // namespace Hiwar
