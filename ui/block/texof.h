// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The TeX in a formula as it was written. Pure; any thread.
#pragma once

#include <QString>

namespace Hiwar {

struct TexSource
{
    QString tex;          ///< without the marks around it
    bool display = false; ///< the marks were $$…$$ or \\[…\\]

    bool operator==(const TexSource &) const = default;
};

/// Text without such marks is TeX itself.
[[nodiscard]] TexSource texOf(QStringView written);

} // namespace Hiwar
