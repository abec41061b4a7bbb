// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What people type for the fields of a request, as JSON values and back. Pure; GUI thread for the
// locale alone.
#pragma once

#include <QJsonObject>
#include <QString>

#include <optional>

#include <tl/expected.hpp>

namespace Hiwar {

/// A value, nothing (nothing is typed), or a sentence that says what is wrong.
using TypedValue = tl::expected<std::optional<QJsonValue>, QString>;

struct NumberRule
{
    double least = 0;
    double most = 0;
    bool isWhole = false;
};

/// In the digits of the locale, or in any other digits with a point or a comma.
[[nodiscard]] TypedValue readNumber(const QString &typed, const NumberRule &rule);
/// One a line; "\n", "\t" and "\\" stand for a line break, a tab and a backslash.
[[nodiscard]] TypedValue readStops(const QString &typed);
/// The "json_schema" of a response format: a schema, or an object with "name" and "schema".
[[nodiscard]] TypedValue readSchema(const QString &typed);

[[nodiscard]] QString writeStops(const QJsonValue &value);
[[nodiscard]] QString writeSchema(const QJsonObject &format);
/// Any value: a number in the digits of the locale, a text as it is, else JSON.
[[nodiscard]] QString writeValue(const QJsonValue &value);

/// The first thing in a JSON schema that no validator takes, as a sentence; empty: none. Shallow:
/// what is sent is checked by the service.
[[nodiscard]] QString schemaFault(const QJsonObject &schema);

/// How much of the conversation goes, see ContextLimit: beside the fields, never one of them.
inline const QString newestLimitName = QStringLiteral("context.messages");
inline const QString shareLimitName = QStringLiteral("context.percent");

/// The name of a field for people; one without such a name is named as it is sent. "system" is the
/// system prompt.
[[nodiscard]] QString requestFieldName(const QString &field);

} // namespace Hiwar
