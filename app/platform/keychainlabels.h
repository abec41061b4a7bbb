// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The labels of the profiles' items in the system's keychain, so that a user who opens it can find
// the item of a service. Pure; GUI thread (translations).
#pragma once

#include "net/values/profile.h"

#include <QHash>

namespace Hiwar {

/// By item name, see KeyStore::setLabels().
[[nodiscard]] QHash<QString, QString> keychainLabels(const QList<Profile> &profiles);

} // namespace Hiwar
