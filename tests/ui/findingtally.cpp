// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/findingtally.h"

using namespace Qt::StringLiterals;

namespace Hiwar {

void FindingTally::add(const QString &surface, const QString &look, const Findings &findings)
{
    for (const Finding &finding : findings) {
        Line &line = m_lines[surface + u": "_s + finding.control + u": "_s + finding.fault];
        if (line.count == 0 || finding.weight > line.worst.weight) {
            line.worst = finding;
            line.look = look;
        }
        ++line.count;
    }
}

QStringList FindingTally::lines() const
{
    QStringList all;
    for (auto it = m_lines.cbegin(); it != m_lines.cend(); ++it)
        all.append(u"%1, %2 (%3×, the worst in %4)"_s.arg(it.key(), it->worst.extent)
                       .arg(it->count)
                       .arg(it->look));
    return all;
}

} // namespace Hiwar
