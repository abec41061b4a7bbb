// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sandbox/unixlimits.h"

#include <sys/resource.h>

namespace Hiwar {

void setUnixLimits(const SandboxRules &rules)
{
    const rlimit none{0, 0};
    setrlimit(RLIMIT_CORE, &none); // a core dump of such an end is not worth a file
    if (rules.seconds > 0) {
        const rlimit time{rules.seconds, rules.seconds};
        setrlimit(RLIMIT_CPU, &time);
    }
#ifndef HIWAR_SANITIZED // the sanitizer reserves terabytes of addresses
    const rlimit most{rules.memory, rules.memory};
    setrlimit(RLIMIT_DATA, &most);
#endif
}

} // namespace Hiwar
