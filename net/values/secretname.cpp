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
    static constexpr std::array whole{"key"_L1,       "code"_L1,   "sig"_L1, "token"_L1, "auth"_L1,
                                      "signature"_L1, "cookie"_L1, "pwd"_L1, "passwd"_L1};
    static constexpr std::array endings{
        "apikey"_L1,          "accesskey"_L1,    "authkey"_L1,       "secretkey"_L1,
        "subscriptionkey"_L1, "privatekey"_L1,   "accesstoken"_L1,   "authtoken"_L1,
        "idtoken"_L1,         "refreshtoken"_L1, "bearertoken"_L1,   "apitoken"_L1,
        "securitytoken"_L1,   "sessiontoken"_L1, "clientsecret"_L1,  "secret"_L1,
        "password"_L1,        "passphrase"_L1,   "authorization"_L1, "credentials"_L1};
    QString bare = name.toString().toLower();
    bare.removeIf([](QChar c) { return c == u'-' || c == u'_' || c == u'.' || c.isSpace(); });
    const auto isWhole = [&bare](QLatin1StringView word) {
        return bare == word || bare == "x"_L1 + QString(word);
    };
    return std::any_of(whole.begin(), whole.end(), isWhole) ||
           std::any_of(endings.begin(), endings.end(),
                       [&bare](QLatin1StringView ending) { return bare.endsWith(ending); });
}

} // namespace Hiwar
