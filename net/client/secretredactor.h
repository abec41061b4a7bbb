// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Hides secrets in bytes that come in pieces, also when the pieces cut them: in plain form, and as
// encoded in a URL or in JSON. Only a possible beginning of a secret is held back until the next
// piece.
#pragma once

#include "net/values/secret.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <array>

namespace Hiwar {

class SecretRedactor
{
public:
    explicit SecretRedactor(const QList<Secret> &secrets);

    /// Returns the part that can be shown now.
    [[nodiscard]] QByteArray pass(const QByteArray &piece);
    /// Returns the part held back; nothing follows.
    [[nodiscard]] QByteArray rest();

private:
    [[nodiscard]] QByteArray scan(const QByteArray &text, bool isLast);
    [[nodiscard]] bool mayBegin(QByteArrayView rest) const;
    [[nodiscard]] qsizetype secretAt(QByteArrayView rest) const;

    QList<Secret> m_forms;             ///< longest first: one may be the beginning of another
    std::array<bool, 256> m_isStart{}; ///< by byte: a form begins with it
    QByteArray m_held;
};

/// The secrets of at least four bytes in each form in which they may come back, longest first:
/// plain, as in a URL, as in JSON, as base64.
[[nodiscard]] QList<Secret> secretForms(const QList<Secret> &secrets);

/// All of `bytes`, with the secrets hidden.
[[nodiscard]] QByteArray redacted(const QByteArray &bytes, const QList<Secret> &secrets);

/// The same for a text that may have been cut, with "…" at its end: a secret's beginning goes too.
[[nodiscard]] QString redactedText(const QString &text, const QList<Secret> &secrets);

} // namespace Hiwar
