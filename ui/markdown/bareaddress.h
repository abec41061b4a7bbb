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

/// The length of the address that begins at `from` and ends before `end`; 0: there is none.
[[nodiscard]] qsizetype bareAddressAt(QStringView text, qsizetype from, qsizetype end);

/// The mail addresses in words without marks between them, each as a view into the words. An
/// address ends where the script changes, because not every language puts a blank there.
[[nodiscard]] QList<QStringView> mailAddressesIn(QStringView words);

} // namespace Hiwar
