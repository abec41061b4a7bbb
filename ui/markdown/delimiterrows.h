// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// md4c 0.4 reads a table only when every cell of its delimiter row has three dashes; people and
// models write "|-|-|" as well. Pads such rows, and remembers where, so that a padded line that
// turns out to be no table (a line of code, say) can be given back as it was. Pure, any thread.
#pragma once

#include <QByteArray>

#include <vector>

namespace Hiwar {

class DelimiterRows
{
public:
    explicit DelimiterRows(const QByteArray &utf8);

    /// The text with its delimiter rows padded.
    [[nodiscard]] const QByteArray &padded() const { return m_padded; }
    /// `size` bytes of padded() from `offset`, without the padding.
    [[nodiscard]] QByteArray original(qsizetype offset, qsizetype size) const;

private:
    void appendPadded(QByteArrayView line);

    QByteArray m_padded;
    std::vector<qsizetype> m_added; // offsets in m_padded, ascending
};

} // namespace Hiwar
