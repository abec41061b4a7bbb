// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A profile as JSON, in the settings' file and in the one that is handed on. The rule it protects:
// no secret is written, whatever the profile holds: the value of a secret header and a password
// within an address stay out. Pure; any thread.
//
//     { "id", "name", "baseUrl", "model": texts, "models": [texts],
//       "streaming": "automatic" | "on" | "off",
//       "hasKey", "streamRefused", "sendsReasoning", "plainHttpAllowed": true | false,
//       "refusedFields": [texts],
//       "headers": [{"name", "value"} or {"name", "secret": true}],
//       "extraBody": {any},
//       "limits": {"connect", "firstByte", "silence": seconds, 0 for ever, null for Hiwar's own},
//       "proxy": {"kind": "system" | "none" | "http" | "socks5", "host", "port", "user",
//                 "hasPassword"},
//       "tls": {"caFile", "certificateFile", "privateKeyFile", "hasPassphrase", "pinnedSha256"} }
#pragma once

#include "net/values/profile.h"

#include <QJsonObject>

#include <initializer_list>
#include <utility>

namespace Hiwar {

/// Every field of it, also those that hold their first value.
[[nodiscard]] QJsonObject encodeProfile(const Profile &profile);
/// Unknown fields are passed over; what is missing or odd takes its first value. Never builtIn.
[[nodiscard]] Profile decodeProfile(const QJsonObject &json);

/// `fresh` with what stands in `former` and is unknown here, also within its groups; never within
/// what belongs to the person ("extraBody").
[[nodiscard]] QJsonObject withUnknownFields(QJsonObject fresh, const QJsonObject &former);

/// The words that stand for an enumeration in JSON.
template<typename Enum>
using JsonWords = std::initializer_list<std::pair<Enum, QLatin1StringView>>;

template<typename Enum>
[[nodiscard]] QString wordOf(const JsonWords<Enum> &words, Enum value)
{
    for (const auto &[known, word] : words) {
        if (known == value)
            return word;
    }
    Q_UNREACHABLE();
}

/// The first of the words stands for everything that is none of them.
template<typename Enum>
[[nodiscard]] Enum valueOf(const JsonWords<Enum> &words, const QJsonValue &json)
{
    const QString text = json.toString();
    for (const auto &[value, word] : words) {
        if (word == text)
            return value;
    }
    return words.begin()->first;
}

} // namespace Hiwar
