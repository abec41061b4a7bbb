// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The check of the spelling: what the user chose, and what was found. Values only.
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace Hiwar {

struct SpellingOptions
{
    bool isOn = true;
    /// Of the dictionaries, as "de_DE". Absent: what fits the system's languages.
    std::optional<QStringList> languages;

    bool operator==(const SpellingOptions &) const = default;
};

/// A word in a paragraph, in UTF-16 units.
struct WordRange
{
    qsizetype start = 0;
    qsizetype length = 0;

    [[nodiscard]] qsizetype end() const { return start + length; }

    bool operator==(const WordRange &) const = default;
};

/// A dictionary of this computer, as the settings offer it.
struct OfferedDictionary
{
    QString language; ///< as "de_DE"
    QString name;     ///< for people
    bool isUsed = false;

    bool operator==(const OfferedDictionary &) const = default;
};

} // namespace Hiwar
