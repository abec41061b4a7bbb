// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// From what people type as further fields of the request's body to the fields. Pure.
#pragma once

#include <QJsonObject>
#include <QString>

#include <tl/expected.hpp>

namespace Hiwar {

struct BodyFault
{
    int line = 0; ///< from 1; 0: of no line
    QString sentence;

    bool operator==(const BodyFault &) const = default;
};

/// A JSON object, also without the braces round it. Empty text: no fields. What Hiwar itself sets
/// ("model", "messages", "stream") is refused.
[[nodiscard]] tl::expected<QJsonObject, BodyFault> readBodyFields(const QString &typed);
/// As it is edited.
[[nodiscard]] QString writeBodyFields(const QJsonObject &fields);

} // namespace Hiwar
