// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What looks secret in a message, in words. They never contain a letter of the secret. Pure.
#pragma once

#include "net/values/foundsecret.h"

#include <QList>

namespace Hiwar {

/// "This looks like a key for OpenAI."
[[nodiscard]] QString describeSecret(const FoundSecret &found);
/// The same for the first one, how many more there are, and where they would go. `found` is not
/// empty; `receiver` is the name of a profile.
[[nodiscard]] QString secretWarning(const QList<FoundSecret> &found, const QString &receiver);
/// What is written in place of a secret.
[[nodiscard]] QString hiddenSecret();

} // namespace Hiwar
