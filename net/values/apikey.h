// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// From what people paste as a key to what may stand in a header. The rule it protects: what goes
// into the Authorization header is printable ASCII, and a fault never tells the key. Pure.
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
        ControlCharacter, ///< a line break or the like within it
        NotAscii,         ///< a letter that looks right and is not, as a Cyrillic "а"
        Placeholder,      ///< "<your key>" and the like
    };

    Kind kind = Kind::NotAscii;
    qsizetype position = 0; ///< of the first such character in what was typed, from 1
    char32_t codePoint = 0; ///< that character; 0 for a placeholder

    bool operator==(const KeyFault &) const = default;
};

/// Without what clings to a pasted key: white space, unseen characters, quotes, "Bearer", the name
/// of the variable or header it was given in. An empty key is fine: a service may want none.
[[nodiscard]] tl::expected<Secret, KeyFault> cleanKey(const QString &typed);

} // namespace Hiwar
