// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reads a text letter by letter, and counts the letters that were looked at: a test proves with it
// that no text makes the check slow. And how random a piece of text is. Pure; any thread.
#pragma once

#include <QString>
#include <QStringList>

#include <bitset>

namespace Hiwar {

/// A set of ASCII letters.
using Letters = std::bitset<128>;

/// From "A-Za-z0-9_-": ranges and single letters; a "-" at the end stands for itself.
[[nodiscard]] Letters lettersFrom(QStringView ranges);

/// The text must outlive it.
class ScannedText
{
public:
    explicit ScannedText(QStringView text)
        : m_text(text)
    {
    }

    [[nodiscard]] qsizetype size() const { return m_text.size(); }
    /// 0 before the text and after it.
    [[nodiscard]] char16_t at(qsizetype place) const;
    [[nodiscard]] bool has(qsizetype place, const Letters &letters) const;
    [[nodiscard]] bool continuesWith(qsizetype place, QStringView words) const;
    /// Where the letters of this set end that begin at `from`; at most `most` of them are read.
    [[nodiscard]] qsizetype runEnd(qsizetype from, const Letters &letters, qsizetype most) const;
    /// No word reaches from before `place` into it: "\n", written as two letters, and "%20" are no
    /// part of a word.
    [[nodiscard]] bool isWordStart(qsizetype place) const;
    [[nodiscard]] QStringView part(qsizetype from, qsizetype end) const;
    /// Letters that were looked at, some of them more than once.
    [[nodiscard]] qsizetype steps() const { return m_steps; }

private:
    QStringView m_text;
    mutable qsizetype m_steps = 0;
};

/// Shannon's entropy, in bits per letter, of the letters as they occur in `text`. 0 to 7 for ASCII.
[[nodiscard]] double entropyOf(QStringView text);
/// How many of these occur: small letters, capitals, digits. 0 to 3.
[[nodiscard]] int letterKindsOf(QStringView text);
[[nodiscard]] int digitsIn(QStringView text);
/// Stands where a secret would stand: "<your-key>", "xxxx", "${KEY}". The words are lower case.
[[nodiscard]] bool isPlaceholder(QStringView text, const QStringList &words);

} // namespace Hiwar
