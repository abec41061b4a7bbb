// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Recognises the user's own secrets in a text without having them: it keeps a fingerprint of each
// (a 64-bit sum with a random base of this run) and its length. It learns each secret when Hiwar
// uses it anyway; it never makes anybody read the keychain. Copies are fingerprints, too.
#pragma once

#include "net/values/secret.h"

#include <QList>
#include <QString>

#include <bitset>

namespace Hiwar {

class OwnSecrets
{
public:
    struct Match
    {
        qsizetype start = 0;
        qsizetype length = 0;
    };

    OwnSecrets();

    /// Secrets that are too short or too plain to differ from usual words are left out.
    void learn(const QList<Secret> &secrets);
    [[nodiscard]] bool isEmpty() const { return m_forms.isEmpty(); }
    /// Where they are in the text, in order, none inside of another: plain, or as in a URL, in
    /// JSON or in base64; also with blanks and line ends in between. Time and memory are those of
    /// the length of the text.
    [[nodiscard]] QList<Match> placesIn(QStringView text) const;

private:
    struct Form
    {
        quint64 beginning = 0; ///< of the first letters
        quint64 whole = 0;
        qsizetype length = 0; ///< without blanks
        quint64 power = 0;    ///< of the base, by the length

        bool operator==(const Form &) const = default;
    };
    using Sums = QList<quint64>;

    void learnForm(QStringView form);
    /// Of the first n letters, for each n.
    [[nodiscard]] Sums sumsOf(QStringView text) const;
    /// The length of the form that begins at `place`; 0: there is none.
    [[nodiscard]] qsizetype lengthAt(const Sums &sums, qsizetype place) const;

    quint64 m_base;
    quint64 m_beginningPower;       ///< of the base, by the length of a beginning
    QList<Form> m_forms;            ///< longest first
    std::bitset<4096> m_beginnings; ///< by the first 12 bits: a form begins so
};

} // namespace Hiwar
