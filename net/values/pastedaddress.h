// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Finds the address in copied text: from a terminal, a configuration, a chat, a PDF. Rule: it
// finds, it never invents; in doubt the text stays as it was typed. Pure.
#pragma once

#include <QString>

namespace Hiwar {

/// The address without quotes, brackets and blanks around it or line breaks within: from
/// "[the API](https://x.test/v1)", `curl https://x.test/v1/models -H …`,
/// `export OPENAI_BASE_URL="https://x.test/v1"`, "https://https://x.test", "http:/x.test" …
[[nodiscard]] QString pastedAddress(const QString &typed);

} // namespace Hiwar
