// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Makes text of a service safe to show and store: one paragraph, nothing invisible that could
// reorder or hide a part of it, limited in size, and never the key, whatever the service repeats.
// Pure.
#pragma once

#include "net/values/secret.h"

#include <QString>

namespace Hiwar {

/// A service's text is cut after so many characters.
inline constexpr qsizetype maxServerText = 2000;

/// Replaces the key by dots. A "key" of fewer than four characters is no secret and stays:
/// replacing it would only show which letters it has.
[[nodiscard]] QString hideKey(QString text, const Secret &key);

/// Removes control and bidi-override characters, folds white space, hides the key, then cuts.
[[nodiscard]] QString sanitizeText(const QString &text, const Secret &key,
                                   qsizetype limit = maxServerText);

/// Replaces half surrogates by U+FFFD: what is shown, stored or sent is always valid UTF-16.
[[nodiscard]] QString withoutHalfSurrogates(QString text);

} // namespace Hiwar
