// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/markdown/delimiterrows.h"

#include <algorithm>

namespace Hiwar {

namespace {

constexpr int wantedDashes = 3;

/// A row of dashes and pipes, maybe inside quotes; but not "- | -", which begins a list.
bool isDelimiterRow(QByteArrayView line)
{
    qsizetype at = 0;
    while (at < line.size() && (line[at] == ' ' || line[at] == '\t' || line[at] == '>'))
        ++at;
    const QByteArrayView row = line.sliced(at);
    const bool startsList = row.size() > 1 && row[0] == '-' && (row[1] == ' ' || row[1] == '\t');
    if (startsList || !row.contains('|') || !row.contains('-'))
        return false;
    return std::all_of(row.begin(), row.end(), [](char c) {
        return c == '|' || c == '-' || c == ':' || c == ' ' || c == '\t';
    });
}

} // namespace

DelimiterRows::DelimiterRows(const QByteArray &utf8)
{
    m_padded.reserve(utf8.size());
    const QByteArrayView all(utf8);
    for (qsizetype from = 0; from < all.size();) {
        const qsizetype newline = all.indexOf('\n', from);
        const qsizetype to = newline < 0 ? all.size() : newline;
        const QByteArrayView line = all.sliced(from, to - from);
        if (isDelimiterRow(line))
            appendPadded(line);
        else
            m_padded.append(line);
        if (newline >= 0)
            m_padded.append('\n');
        from = to + 1;
    }
}

void DelimiterRows::appendPadded(QByteArrayView line)
{
    for (qsizetype i = 0; i < line.size();) {
        if (line[i] != '-') {
            m_padded.append(line[i++]);
            continue;
        }
        int dashes = 0;
        for (; i < line.size() && line[i] == '-'; ++i, ++dashes)
            m_padded.append('-');
        for (; dashes < wantedDashes; ++dashes) {
            m_added.push_back(m_padded.size());
            m_padded.append('-');
        }
    }
}

QByteArray DelimiterRows::original(qsizetype offset, qsizetype size) const
{
    QByteArray out;
    qsizetype from = offset;
    const qsizetype end = offset + size;
    for (auto it = std::lower_bound(m_added.begin(), m_added.end(), offset);
         it != m_added.end() && *it < end; ++it) {
        out.append(QByteArrayView(m_padded).sliced(from, *it - from));
        from = *it + 1;
    }
    out.append(QByteArrayView(m_padded).sliced(from, end - from));
    return out;
}

} // namespace Hiwar
