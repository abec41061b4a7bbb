// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a secret looks like, as data: resources/secretcheck/rules.json. A rule is tried where a word
// begins; nothing in it can go back, so that each attempt reads at most `mostLetters` letters for
// each of its parts. Pure; any thread.
//
//   id        its name, for tests
//   kind      "key", "token", "signed token", "private key", "webhook" or "password"
//   service   whose it is; none: unknown
//   shape     none: `starts` and `parts`. "signed token", "private key", "address", "assigned":
//             what secretshapes.h reads
//   starts    one of these words is at the beginning; none: the first part is
//   outside   true: the start belongs to the text, not to the secret
//   parts     in turn: {"text": …} or {"letters": a set as in letters.h, "least": n, "most": n}.
//             No letter of the last part follows
//   entropy   the least, in bits per letter, of what follows the start
//   kinds     the least number of kinds of letters in it, see letterKindsOf()
//   digits    the least number of digits in it
//   near      one of these words comes at most `nearReach` letters before; in lower case, without
//             blank, "-" and "_"
//   names     "assigned": how the name ends that the value is assigned to; written as near
//   least     "assigned" and "address": the least length of the value
#pragma once

#include "app/secretcheck/letters.h"
#include "net/values/foundsecret.h"

#include <QByteArray>
#include <QList>

#include <tl/expected.hpp>

namespace Hiwar {

enum class SecretShape : quint8 { Parts, SignedToken, PrivateKey, Address, Assigned };

struct SecretPart
{
    QString text; ///< empty: letters of the set
    Letters letters;
    qsizetype least = 0;
    qsizetype most = 0;
};

struct SecretRule
{
    static constexpr qsizetype mostLetters = 512;
    static constexpr qsizetype nearReach = 64;

    QString id;
    SecretKind kind = SecretKind::Key;
    QString service;
    SecretShape shape = SecretShape::Parts;
    QStringList starts;
    bool isStartOutside = false;
    QList<SecretPart> parts;
    double entropy = 0;
    int kinds = 0;
    int digits = 0;
    QStringList near;
    QStringList names;
    qsizetype least = 0;
};

struct SecretRules
{
    QList<SecretRule> rules; ///< the first one that fits counts
    /// In lower case; what contains one of them stands for a secret, and is none.
    QStringList placeholders;
};

/// The error is a sentence for the one who changes the rules.
[[nodiscard]] tl::expected<SecretRules, QString> parseSecretRules(const QByteArray &json);
/// The rules that Hiwar comes with.
[[nodiscard]] SecretRules shippedSecretRules();

} // namespace Hiwar
