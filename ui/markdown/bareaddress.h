// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Finds bare addresses in a text by GitHub's rules: "https://…", "http://…" and "www.…", without
// the punctuation that ends the sentence, and mail addresses; and Hiwar's "hiwar://message/ID".
// md4c finds them too, but in time quadratic in a paragraph's length, with different results in
// each version, and 0.4.8 writes to wrong memory when a mail address meets other marks. Pure, any
// thread.
#pragma once

#include <QList>
#include <QStringView>

namespace Hiwar {

/// Asked from the beginning of a text to its end, it reads each character some times only, however
/// many addresses begin in it. The text has to live as long.
class BareAddresses
{
public:
    explicit BareAddresses(QStringView text)
        : m_text(text)
    {
    }

    /// The length of the address that begins at `from` and ends before `end`; 0: there is none.
    [[nodiscard]] qsizetype lengthAt(qsizetype from, qsizetype end);

private:
    qsizetype hostRunEnd(qsizetype from);

    QStringView m_text;
    // The run of characters of a host that was read last.
    qsizetype m_runBegin = 0;
    qsizetype m_runEnd = 0;
};

/// The mail addresses in words without marks between them, each as a view into the words. An
/// address ends where the script changes, because not every language puts a blank there.
[[nodiscard]] QList<QStringView> mailAddressesIn(QStringView words);

} // namespace Hiwar
