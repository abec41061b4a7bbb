// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Addresses that stand in a text by themselves, as GitHub finds them: "https://…", "http://…" and
// "www.…", without the punctuation that ends the sentence. md4c finds them too, but takes a time
// that grows with the square of a paragraph's length. Pure, any thread.
#pragma once

#include <QStringView>

namespace Hiwar {

/// How long the address is that begins at `from`; 0: none begins there. It ends before `end`.
[[nodiscard]] qsizetype bareAddressAt(QStringView text, qsizetype from, qsizetype end);

} // namespace Hiwar
