// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Finds what looks secret in a text. The time is that of the length of the text, whatever it says:
// no rule goes back. Returns places only. Pure; any thread.
#pragma once

#include "app/secretcheck/secretrules.h"

#include <array>

namespace Hiwar {

class OwnSecrets;
struct SecretRange;

class SecretFinder
{
public:
    explicit SecretFinder(SecretRules rules);

    /// In order, none inside of another. The user's own come before those of the rules, and a rule
    /// that knows the service before one that knows a name.
    [[nodiscard]] QList<FoundSecret> find(QStringView text, const OwnSecrets &own) const;
    /// As find(), by the rules alone. `steps`, if given, gets the number of letters looked at.
    [[nodiscard]] QList<FoundSecret> findByRules(QStringView text,
                                                 qsizetype *steps = nullptr) const;
    [[nodiscard]] const SecretRules &rules() const { return m_rules; }

private:
    [[nodiscard]] bool isSign(char16_t c) const { return c == u':' || c == u'='; }
    void takeWord(const ScannedText &text, qsizetype place, QList<FoundSecret> &found) const;
    void takeValue(const ScannedText &text, qsizetype sign, QList<FoundSecret> &found) const;
    [[nodiscard]] FoundSecret made(const SecretRule &rule, const SecretRange &range) const;

    SecretRules m_rules;
    std::array<QList<qsizetype>, 128> m_byFirst; ///< the rules that may begin with a letter
    QList<qsizetype> m_ofValues;                 ///< those of addresses and assignments
};

} // namespace Hiwar
