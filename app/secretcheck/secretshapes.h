// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Secrets that need more than a beginning and a set of letters: signed tokens, private keys, and
// values that are assigned to a name or stand in an address. Each reads a limited number of
// letters, or only those that no later call reads again. Pure; any thread.
#pragma once

#include "app/secretcheck/secretrules.h"

#include <optional>

namespace Hiwar {

/// Letters of the text, from `start` to before `end`.
struct SecretRange
{
    qsizetype start = 0;
    qsizetype end = 0;
};

/// The rule's own shape: its start and its parts.
[[nodiscard]] std::optional<SecretRange> partsAt(const ScannedText &text, qsizetype start,
                                                 const SecretRule &rule,
                                                 const QStringList &placeholders);
/// A JWT: three parts in base64url, the first one JSON with "alg".
[[nodiscard]] std::optional<SecretRange> signedTokenAt(const ScannedText &text, qsizetype start);
/// PEM, with any label that ends with "PRIVATE KEY" or "PRIVATE KEY BLOCK"; up to its end line, or
/// to the end of the text.
[[nodiscard]] std::optional<SecretRange> privateKeyAt(const ScannedText &text, qsizetype start);
/// The password of an address like "scheme://user:password@host"; `colon` is the one after the
/// scheme.
[[nodiscard]] std::optional<SecretRange> addressPasswordAt(const ScannedText &text, qsizetype colon,
                                                           const SecretRule &rule,
                                                           const QStringList &placeholders);
/// The value that "=" or ":" at `sign` assigns to one of the rule's names, quoted or not.
[[nodiscard]] std::optional<SecretRange> assignedAt(const ScannedText &text, qsizetype sign,
                                                    const SecretRule &rule,
                                                    const QStringList &placeholders);

} // namespace Hiwar
