// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// macOS: a profile for the process itself, by the call that Apple calls deprecated and its own
// programs and all browsers use. Never run: the authors have no Mac.
#include "app/sandbox/macprofile.h"
#include "app/sandbox/sandbox.h"
#include "app/sandbox/unixlimits.h"

#include <sandbox.h>
#include <sys/resource.h>

#include <cstdint>
#include <string>

namespace Hiwar {

namespace {

/// For good: there is no way out of a profile.
bool enterProfile(const std::string &profile)
{
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wdeprecated-declarations"
    constexpr std::uint64_t isText = 0; // and not the name of a profile
    char *fault = nullptr;
    const bool isIn = sandbox_init(profile.c_str(), isText, &fault) == 0;
    if (fault != nullptr)
        sandbox_free_error(fault);
#pragma clang diagnostic pop
    return isIn;
}

} // namespace

Sandbox enterSandbox(const SandboxRules &rules)
{
    setUnixLimits(rules);
    const rlimit none{0, 0};
    setrlimit(RLIMIT_FSIZE, &none); // pipes are no files
    setrlimit(RLIMIT_NPROC, &none); // beside those that there are
    Sandbox sandbox;
    sandbox.isSupported = true;
    sandbox.filtersCalls = enterProfile(macProfile(rules));
    sandbox.closesFiles = sandbox.filtersCalls;
    sandbox.readsFiles = sandbox.filtersCalls && !rules.readable.empty();
    return sandbox;
}

} // namespace Hiwar
