// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What goes out beside the messages, as one level sets it: a profile, or one conversation. A later
// level goes over an earlier one field by field; app/chat/requestlevels does that. Any thread.
//
// As JSON, in the history and in an export: {"systemPrompt": text, "fields": {name: any value},
// "context": see contextlimit.h}; what is not set is left out, so that nothing at all is {}.
#pragma once

#include "net/values/contextlimit.h"

#include <QString>

#include <optional>

namespace Hiwar {

struct RequestSettings
{
    /// Absent: the level before decides. Blank: none is sent, whatever that says.
    std::optional<QString> systemPrompt;
    /// By their names in the body: "temperature", "max_tokens", … An absent field is decided by the
    /// level before; null is the service's default: it is not sent, whatever that says.
    QJsonObject fields;
    ContextLimit context = {}; ///< how much of the conversation goes with it

    [[nodiscard]] bool isEmpty() const
    {
        return !systemPrompt && fields.isEmpty() && context.isEmpty();
    }

    bool operator==(const RequestSettings &) const = default;
};

/// Fields that no level may set: the request has them itself.
[[nodiscard]] bool isReservedField(const QString &name);

/// More fields than this, in bytes of JSON, are not kept.
inline constexpr qsizetype mostFieldBytes = 1024 * 1024;

[[nodiscard]] QJsonObject jsonOf(const RequestSettings &settings);
/// Of any JSON: leaves out what is of the wrong kind, reserved names, and fields beyond
/// mostFieldBytes.
[[nodiscard]] RequestSettings requestSettingsOf(const QJsonObject &json);

/// jsonOf() as text; empty for empty settings.
[[nodiscard]] QString storedText(const RequestSettings &settings);
/// Text that is no JSON object is no settings.
[[nodiscard]] RequestSettings requestSettingsOf(const QString &stored);

} // namespace Hiwar
