// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where in a text something stands that looks secret. Only its place, never the secret itself, so
// that it can be passed on and shown. Plain values.
#pragma once

#include <QString>

namespace Hiwar {

enum class SecretKind : quint8 {
    OwnSecret, ///< a key or another secret of one of the user's profiles
    Key,
    Token,
    SignedToken, ///< a JWT
    PrivateKey,
    Webhook, ///< an address that lets everybody post who knows it
    Password,
};

struct FoundSecret
{
    SecretKind kind = SecretKind::Key;
    QString service;      ///< whose it is, as "OpenAI"; empty: any, or unknown
    qsizetype start = 0;  ///< in UTF-16 units of the text
    qsizetype length = 0; ///< the same; more than 0

    bool operator==(const FoundSecret &) const = default;
};

} // namespace Hiwar
