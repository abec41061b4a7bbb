// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A profile as JSON, in the settings file and in a shared file of profiles. Rule: no secret is
// written, whatever the profile contains: the value of a secret header and a password within an
// address are left out. Pure; any thread.
//
//     { "id", "name", "baseUrl", "model": texts, "models": [texts],
//       "modelFacts", "ownFacts": [{"id": text, "context": tokens, "pictures", "tools": true |
//       false,
//                                   "price": {"input", "output", "cachedInput": for a million
//                                   tokens,
//                                             "currency": text}}], each but the id only if known,
//       "isOff": true | false,
//       "streaming": "automatic" | "on" | "off",
//       "hasKey", "sendsReasoning", "plainHttpAllowed": true | false,
//       "refusals": [{"model": text, "stream": true | false, "fields": [texts]}],
//       "streamRefused": true | false, "refusedFields": [texts],
//       "headers": [{"name", "value"} or {"name", "secret": true}],
//       "systemPrompt": text, "extraBody": {any}, "context": see contextlimit.h,
//       "dailyLimit": [millionths, currency], or [],
//       "limits": {"connect", "firstByte", "silence": seconds, 0 for ever, null for Hiwar's own},
//       "proxy": {"kind": "system" | "none" | "http" | "socks5", "host", "port", "user",
//                 "hasPassword"},
//       "tls": {"caFile", "certificateFile", "privateKeyFile", "hasPassphrase", "pinnedSha256"} }
//
// "streamRefused" and "refusedFields" are the refusals of "model" once more, for a Hiwar before
// 0.5; they are read where "refusals" is missing.
#pragma once

#include "net/values/profile.h"

#include <QJsonObject>

#include <initializer_list>
#include <utility>

namespace Hiwar {

/// Every field, also those with their default value.
[[nodiscard]] QJsonObject encodeProfile(const Profile &profile);
/// Unknown fields are ignored; missing or invalid ones get their default. Never sets builtIn.
[[nodiscard]] Profile decodeProfile(const QJsonObject &json);

/// `fresh` with the fields of `former` that are unknown here, also within its groups; never within
/// the user's own data ("extraBody", "context", "shortcuts").
[[nodiscard]] QJsonObject withUnknownFields(QJsonObject fresh, const QJsonObject &former);

/// The words for the values of an enumeration in JSON.
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

/// The first value is the result for every unknown word.
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
