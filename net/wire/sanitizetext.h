// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Makes a foreign text fit to be shown and kept: one paragraph, nothing invisible that could
// reorder or hide a part of it, bounded, and never the key, whatever the service echoes. Pure.
#pragma once

#include "net/values/secret.h"

#include <QString>

namespace Hiwar {

/// What a service says about itself is cut here.
inline constexpr qsizetype maxServerText = 2000;

/// The key replaced by dots. A "key" of fewer than four characters is no secret and stays: to
/// replace it would only tell which letters it has.
[[nodiscard]] QString hideKey(QString text, const Secret &key);

/// Control and bidi-override characters removed, white space folded, the key hidden, then cut.
[[nodiscard]] QString sanitizeText(const QString &text, const Secret &key,
                                   qsizetype limit = maxServerText);

/// Half surrogates replaced by U+FFFD: what is shown, stored or sent is always valid UTF-16.
[[nodiscard]] QString withoutHalfSurrogates(QString text);

} // namespace Hiwar
