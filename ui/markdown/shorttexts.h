// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Lets equal short texts share their memory: each takes several times its letters, and a paragraph
// may have tens of thousands of them, such as the blanks between formulas. Remembers only some of
// those it saw last. Pure, any thread.
#pragma once

#include <QString>

#include <array>

namespace Hiwar {

class ShortTexts
{
public:
    /// This text, or an equal one that was seen before.
    [[nodiscard]] QString shared(const QString &text)
    {
        if (text.isEmpty() || text.size() > longest)
            return text;
        size_t hash = 0;
        for (const QChar c : text)
            hash = hash * 31 + c.unicode();
        QString &known = m_known.at(hash % m_known.size());
        if (known != text) {
            known = text;
            known.squeeze();
        }
        return known;
    }

private:
    static constexpr qsizetype longest = 32;

    std::array<QString, 64> m_known;
};

} // namespace Hiwar
