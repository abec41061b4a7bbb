// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Parses the further fields of the request's body as people type them. Pure.
#pragma once

#include <QJsonObject>
#include <QString>

#include <tl/expected.hpp>

namespace Hiwar {

struct BodyFault
{
    int line = 0; ///< starts at 1; 0: no particular line
    QString sentence;

    bool operator==(const BodyFault &) const = default;
};

/// Reads a JSON object, also without the braces around it. Empty text: no fields. Rejects fields
/// that Hiwar itself sets ("model", "messages", "stream").
[[nodiscard]] tl::expected<QJsonObject, BodyFault> readBodyFields(const QString &typed);
/// As text for editing.
[[nodiscard]] QString writeBodyFields(const QJsonObject &fields);

} // namespace Hiwar
