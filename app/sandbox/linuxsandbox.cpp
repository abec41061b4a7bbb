// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sandbox/callfilter.h"
#include "app/sandbox/sandbox.h"
#include "app/sandbox/unixlimits.h"

#include <fcntl.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cstdint>

namespace Hiwar {

namespace {

/// <linux/landlock.h>, which older systems do not have, calls it landlock_path_beneath_attr.
struct [[gnu::packed]] PathBeneath
{
    std::uint64_t allowed;
    std::int32_t folder;
};

/// Allows no file but those beneath the folders: the handled rights are all those of Landlock's
/// first version, which each kernel with Landlock knows. System calls by number, because C
/// libraries have no names for them.
bool closeFiles([[maybe_unused]] const std::vector<std::string> &readable)
{
#if defined(SYS_landlock_create_ruleset) && defined(SYS_landlock_restrict_self)
    const std::uint64_t handled = (1U << 13U) - 1;
    const long rules = syscall(SYS_landlock_create_ruleset, &handled, sizeof handled, 0);
    if (rules < 0)
        return false;
    for (const std::string &folder : readable) {
        constexpr std::uint64_t readFile = 1U << 2U;
        constexpr std::uint64_t readFolder = 1U << 3U;
        constexpr int pathBeneath = 1;
        const int opened = open(folder.c_str(), O_PATH | O_CLOEXEC | O_DIRECTORY);
        if (opened < 0)
            continue;
        const PathBeneath rule{readFile | readFolder, opened};
        syscall(SYS_landlock_add_rule, rules, pathBeneath, &rule, 0);
        close(opened);
    }
    const bool closed = syscall(SYS_landlock_restrict_self, rules, 0) == 0;
    close(static_cast<int>(rules));
    return closed;
#else
    return false;
#endif
}

bool filterCalls(const CallRules &rules)
{
    auto filter = makeCallFilter(static_cast<std::uint32_t>(getpid()), rules);
    const sock_fprog program{static_cast<unsigned short>(filter.size()), filter.data()};
    return !filter.empty() && syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER,
                                      SECCOMP_FILTER_FLAG_TSYNC, &program) == 0; // all threads
}

} // namespace

Sandbox enterSandbox(const SandboxRules &rules)
{
    setUnixLimits(rules);
    Sandbox sandbox;
    sandbox.isSupported = !makeCallFilter(0).empty();
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0)
        return sandbox;
    sandbox.closesFiles = closeFiles(rules.readable);
    // The filter does not see names: without Landlock it cannot tell a font from a secret.
    sandbox.readsFiles = sandbox.closesFiles && !rules.readable.empty();
    sandbox.filtersCalls =
        filterCalls({.readsFiles = sandbox.readsFiles, .startsThreads = rules.threads});
    return sandbox;
}

} // namespace Hiwar
