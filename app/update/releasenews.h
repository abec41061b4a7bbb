// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a signed manifest means for this copy, and when to check for a new one. Rule: a version is
// offered only if it is newer than the running one, and a manifest that is older than one seen
// before is reported as Replayed: anyone who can answer in place of the server can serve an old
// one, whose signature stays valid for ever. (A newer one that is withheld cannot be detected.)
// Pure; any thread.
#pragma once

#include "app/settings/settings.h"
#include "app/update/manifest.h"

namespace Hiwar {

enum class ReleaseNews : quint8 {
    UpToDate,
    Newer,    ///< than the running version
    Replayed, ///< older than a release that was seen before
};

[[nodiscard]] ReleaseNews judge(const Manifest &manifest, const Version &running,
                                const UpdateChoices &remembered);

/// Stores the release of this manifest in `choices` if it is the newest seen.
void remember(const Manifest &manifest, UpdateChoices &choices);

/// The newest release seen, if it is newer than the running version; else "".
[[nodiscard]] QString knownNewer(const UpdateChoices &choices, const Version &running);

/// Whether a check for a new version is due at this start of Hiwar.
[[nodiscard]] bool isLookDue(const UpdateChoices &choices, const QDateTime &now);

} // namespace Hiwar
