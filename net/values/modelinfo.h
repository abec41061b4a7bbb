// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is known of a model. Values; any thread.
#pragma once

#include <QString>

#include <optional>

namespace Hiwar {

/// For a million tokens.
struct ModelPrice
{
    double input = 0;
    double output = 0;
    std::optional<double> cachedInput;        ///< of what the service still knew; unset: as `input`
    QString currency = QStringLiteral("USD"); ///< ISO 4217

    bool operator==(const ModelPrice &) const = default;
};

} // namespace Hiwar
