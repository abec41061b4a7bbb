// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Extracts the TeX from the source of a formula. Pure; any thread.
#pragma once

#include <QString>

namespace Hiwar {

struct TexSource
{
    QString tex;          ///< without the delimiters
    bool display = false; ///< the delimiters were $$…$$ or \\[…\\]

    bool operator==(const TexSource &) const = default;
};

/// Text without delimiters is TeX itself.
[[nodiscard]] TexSource texOf(QStringView written);

} // namespace Hiwar
