// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/keychain/keptitem.h"

namespace Hiwar {

KeyStatus KeptItem::status() const
{
    if (isRemoval())
        return {.state = why == KeyState::Waiting ? KeyState::Missing : why, .isBehind = true};
    return {.state = why, .isKept = true, .isBehind = true};
}

Secret KeptItem::over(const Secret &held) const
{
    if (whole)
        return *whole;
    return encodeSecrets(secretsOf(profile, withChange(decodeSecrets(held), change)));
}

KeptItem changed(KeptItem kept, const Profile &profile, const SecretsChange &change)
{
    kept.profile = profile;
    kept.change = merged(kept.change, change);
    const ProfileSecrets known =
        withChange(kept.whole ? decodeSecrets(*kept.whole) : ProfileSecrets(), kept.change);
    if (kept.whole || missingSecret(profile, known).isEmpty())
        kept.whole = encodeSecrets(secretsOf(profile, known));
    return kept;
}

} // namespace Hiwar
