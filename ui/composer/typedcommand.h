// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The "/name" of a prompt that is being typed. It stands at the beginning of a line or after a
// blank, and has no blank and no other stroke in it. Pure.
#pragma once

#include <QString>

namespace Hiwar {

struct TypedCommand
{
    qsizetype start = -1; ///< of the stroke; negative: none is being typed
    QString name;         ///< so far

    bool operator==(const TypedCommand &) const = default;
};

/// Longer ones, in UTF-16 units, are no names.
inline constexpr qsizetype longestCommand = 64;

[[nodiscard]] TypedCommand commandBefore(const QString &text, qsizetype cursor);

} // namespace Hiwar
