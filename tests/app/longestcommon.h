// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The length of the longest common subsequence, in the plain way, and dice that fall the same way
// each time.
#pragma once

#include <QRandomGenerator>
#include <QStringList>

#include <algorithm>
#include <vector>

namespace Hiwar {

inline qsizetype longestCommon(const std::vector<int> &first, const std::vector<int> &second)
{
    std::vector<qsizetype> row(second.size() + 1, 0);
    for (const int item : first) {
        qsizetype corner = 0;
        for (std::size_t j = 0; j < second.size(); ++j) {
            const qsizetype above = row[j + 1];
            row[j + 1] = item == second[j] ? corner + 1 : std::max(above, row[j]);
            corner = above;
        }
    }
    return row.back();
}

class TextDice
{
public:
    explicit TextDice(quint32 seed)
        : m_random(seed)
    {
    }

    int below(int most) { return int(m_random.bounded(most)); }
    QString word(const QStringList &words) { return words.at(below(int(words.size()))); }

private:
    QRandomGenerator m_random;
};

} // namespace Hiwar
