// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Makes of a pasted key one that a header can carry. Rule: the Authorization header gets printable
// ASCII only, and a fault never contains the key. Pure.
#pragma once

#include "net/values/secret.h"

#include <QString>

#include <tl/expected.hpp>

namespace Hiwar {

/// Why a key cannot be used, without the key.
struct KeyFault
{
    enum class Kind : quint8 {
        InnerSpace,       ///< white space within it
        ControlCharacter, ///< a line break or similar within it
        NotAscii,         ///< a letter that only looks right, as a Cyrillic "а"
        Placeholder,      ///< "<your key>" and similar
    };

    Kind kind = Kind::NotAscii;
    qsizetype position = 0; ///< of the first bad character in the typed text, from 1
    char32_t codePoint = 0; ///< that character; 0 for a placeholder

    bool operator==(const KeyFault &) const = default;
};

/// Removes white space, unseen characters, quotes, "Bearer", and the name of the variable or header
/// around a pasted key. An empty key is valid: a service may need none.
[[nodiscard]] tl::expected<Secret, KeyFault> cleanKey(const QString &typed);

} // namespace Hiwar
