// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The words that the user added: a plain file in UTF-8, one word in a line, so that people can edit
// it, too. A file that cannot be read is left alone. Reads and writes synchronously: on a thread of
// the checker's.
#pragma once

#include <QStringList>

#include <tl/expected.hpp>

namespace Hiwar {

/// Larger is no list of a person's words.
inline constexpr qint64 maxOwnWordsBytes = 4 * 1024 * 1024;

/// No file: no words. The error is a sentence.
[[nodiscard]] tl::expected<QStringList, QString> readOwnWords(const QString &path);
/// Sorted; the new file replaces the former one as a whole.
[[nodiscard]] tl::expected<void, QString> writeOwnWords(const QString &path,
                                                        const QStringList &words);

} // namespace Hiwar
