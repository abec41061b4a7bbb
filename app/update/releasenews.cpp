// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/update/releasenews.h"

namespace Hiwar {

namespace {

constexpr qint64 day = qint64(24) * 60 * 60;

} // namespace

ReleaseNews judge(const Manifest &manifest, const Version &running, const UpdateChoices &remembered)
{
    if (const auto seen = parseVersion(remembered.newestVersion)) {
        const bool isSame = manifest.version == *seen;
        if (isOlder(manifest.version, *seen) ||
            (isSame && manifest.released < remembered.newestReleased))
            return ReleaseNews::Replayed;
    }
    return isOlder(running, manifest.version) ? ReleaseNews::Newer : ReleaseNews::UpToDate;
}

void remember(const Manifest &manifest, UpdateChoices &choices)
{
    const auto seen = parseVersion(choices.newestVersion);
    const bool isNewest = !seen || isOlder(*seen, manifest.version) ||
                          (*seen == manifest.version && manifest.released > choices.newestReleased);
    if (!isNewest)
        return;
    choices.newestVersion = manifest.versionText;
    choices.newestReleased = manifest.released;
}

QString knownNewer(const UpdateChoices &choices, const Version &running)
{
    const auto seen = parseVersion(choices.newestVersion);
    return seen && isOlder(running, *seen) ? choices.newestVersion : QString();
}

bool isLookDue(const UpdateChoices &choices, const QDateTime &now)
{
    if (!choices.daily)
        return false;
    // A time in the future comes from a clock that was wrong.
    return !choices.lastLook.isValid() || choices.lastLook > now ||
           choices.lastLook.secsTo(now) >= day;
}

} // namespace Hiwar
