// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/values/secretname.h"

#include <QString>

#include <algorithm>
#include <array>

namespace Hiwar {

using namespace Qt::StringLiterals;

bool isSecretName(QStringView name)
{
    QString letters; // "X-API-Key", "api_key" and "apikey" are equal
    for (const QChar c : name) {
        if (c.toLower() >= u'a' && c.toLower() <= u'z')
            letters += c.toLower();
    }
    letters.remove("tokens"_L1); // a token count: "x-ratelimit-remaining-tokens"
    static constexpr std::array parts{
        "apikey"_L1,     "authorization"_L1, "token"_L1,      "secret"_L1,         "password"_L1,
        "passphrase"_L1, "cookie"_L1,        "credential"_L1, "signature"_L1,      "accesskey"_L1,
        "authkey"_L1,    "xkey"_L1,          "privatekey"_L1, "subscriptionkey"_L1};
    static constexpr std::array wholes{"key"_L1,  "sig"_L1, "auth"_L1,
                                       "code"_L1, "pwd"_L1, "passwd"_L1};
    return std::any_of(parts.begin(), parts.end(),
                       [&](QLatin1StringView part) { return letters.contains(part); }) ||
           std::any_of(wholes.begin(), wholes.end(),
                       [&](QLatin1StringView whole) { return letters == whole; });
}

} // namespace Hiwar
