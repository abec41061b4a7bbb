// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Other Unixes have limits only.
#include "app/sandbox/sandbox.h"
#include "app/sandbox/unixlimits.h"

namespace Hiwar {

Sandbox enterSandbox(const SandboxRules &rules)
{
    setUnixLimits(rules);
    return {};
}

} // namespace Hiwar
