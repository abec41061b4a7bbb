// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/keychain/classifykeychain.h"

using namespace Qt::StringLiterals;

namespace Hiwar {

KeyState classifyKeychain(KeychainStep step, QKeychain::Error error, const QString &text)
{
    // When a collection is locked, the Secret Service refuses to write with this text, under more
    // than one error.
    const bool saysLocked = text.contains("locked"_L1, Qt::CaseInsensitive);
    switch (error) {
    case QKeychain::NoError:
        return step == KeychainStep::Remove ? KeyState::Missing : KeyState::Stored;
    case QKeychain::EntryNotFound:
        return KeyState::Missing;
    case QKeychain::CouldNotDeleteEntry:
    case QKeychain::AccessDeniedByUser:
        return KeyState::Denied;
    case QKeychain::AccessDenied:
        return saysLocked ? KeyState::Locked : KeyState::Denied;
    case QKeychain::NoBackendAvailable:
    case QKeychain::NotImplemented:
        return KeyState::NoKeychain;
    case QKeychain::OtherError:
        // QtKeychain reports this, not NoBackendAvailable, without a bus, a service or libsecret.
        if (saysLocked)
            return KeyState::Locked;
        return text.contains("dismissed"_L1, Qt::CaseInsensitive) ? KeyState::Denied
                                                                  : KeyState::NoKeychain;
    }
    return KeyState::NoKeychain;
}

KeyState whyNotTaken(KeyState said, KeychainDoor door)
{
    switch (door) {
    case KeychainDoor::Unheard:
        return said;
    case KeychainDoor::Locked:
        return KeyState::Locked;
    case KeychainDoor::Open:
    case KeychainDoor::NotMade:
        return KeyState::Denied;
    }
    return said;
}

} // namespace Hiwar
