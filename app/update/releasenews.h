// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a signed manifest means for this copy, and when it is time to look for one. The rule it
// protects: nothing is offered that is not newer than what runs, and a manifest that is older than
// one that was seen before is told as such: anyone who can answer in the place of the server can
// serve an old one, whose signature fits for ever. (That a newer one is withheld cannot be
// noticed.) Pure; any thread.
#pragma once

#include "app/settings/settings.h"
#include "app/update/manifest.h"

namespace Hiwar {

enum class ReleaseNews : quint8 {
    UpToDate,
    Newer,    ///< than what runs
    Replayed, ///< older than a release that was seen before
};

[[nodiscard]] ReleaseNews judge(const Manifest &manifest, const Version &running,
                                const UpdateChoices &remembered);

/// What is remembered after this one was seen.
void remember(const Manifest &manifest, UpdateChoices &choices);

/// The newest release that was seen, where it is newer than what runs; else "".
[[nodiscard]] QString knownNewer(const UpdateChoices &choices, const Version &running);

/// Whether it is to be looked for now, when Hiwar starts.
[[nodiscard]] bool isLookDue(const UpdateChoices &choices, const QDateTime &now);

} // namespace Hiwar
