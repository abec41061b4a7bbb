// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The sentences of the settings panel that depend on what was typed or found: addresses and keys.
// Pure; no sentence ever contains a key.
#pragma once

#include "net/values/apierror.h"
#include "net/values/apikey.h"
#include "net/values/keystate.h"

#include <QString>

namespace Hiwar {

enum class Tone : quint8 { Plain, Good, Warning, Bad };

struct InlineMessage
{
    Tone tone = Tone::Plain;
    QString text;

    bool operator==(const InlineMessage &) const = default;
};

/// The URLs that will be requested, or the problem with the address.
[[nodiscard]] InlineMessage describeAddress(const QString &typed);
[[nodiscard]] InlineMessage describeKey(const KeyStatus &key);
/// The text in the field of a further secret that the profile expects.
[[nodiscard]] QString describeSecret(const KeyStatus &secret);
/// Says that the profile is saved, and which parts the keychain has not stored.
[[nodiscard]] InlineMessage describeSaved(const KeyStatus &secrets);
[[nodiscard]] QString describeKeyFault(const KeyFault &fault);

/// Why there is no list of models, and that none is needed.
[[nodiscard]] QString describeMissingModels(const ApiError &error);

} // namespace Hiwar
