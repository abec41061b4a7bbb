// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Addresses that stand in a text by themselves, as GitHub finds them: "https://…", "http://…" and
// "www.…", without the punctuation that ends the sentence, and those of mail. md4c finds them too,
// but takes a time that grows with the square of a paragraph's length, every version finds others,
// and 0.4.8 writes where it must not when a mail address meets other marks. Pure, any thread.
#pragma once

#include <QList>
#include <QStringView>

namespace Hiwar {

/// How long the address is that begins at `from`; 0: none begins there. It ends before `end`.
[[nodiscard]] qsizetype bareAddressAt(QStringView text, qsizetype from, qsizetype end);

/// The mail addresses in words that no mark parts, each a view of its place in them. An address
/// ends where the words go on in another script, because not every language puts a blank there.
[[nodiscard]] QList<QStringView> mailAddressesIn(QStringView words);

} // namespace Hiwar
