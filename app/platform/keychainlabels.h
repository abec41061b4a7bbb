// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the items of the profiles are called in the system's keychain, so that a person who looks
// into it finds the one of a service. Pure; GUI thread (translations).
#pragma once

#include "net/values/profile.h"

#include <QHash>

namespace Hiwar {

/// By item, see KeyStore::setLabels().
[[nodiscard]] QHash<QString, QString> keychainLabels(const QList<Profile> &profiles);

} // namespace Hiwar
