// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Extracts the significant words of a question, English or Arabic: folded, without the small words,
// cut to a stem so that "keys" finds "key" and "للمفاتيح" finds "مفاتيح". The searched text is cut
// in the same way, so the stems need not be linguistically correct. Pure; any thread.
#pragma once

#include <QStringList>

namespace Hiwar {

/// Only so many characters of a question are read.
inline constexpr qsizetype longestQuestion = 4000;
inline constexpr qsizetype mostTerms = 40;

/// Every word of a text as its stem, small words too.
[[nodiscard]] QStringList stemWords(QStringView text);

/// The stems that a question is about, each once.
[[nodiscard]] QStringList questionTerms(QStringView question);

/// Whether the question is only a greeting, or empty.
[[nodiscard]] bool isGreeting(QStringView question);

/// "ar" or "en": the language to answer in.
[[nodiscard]] QString replyLanguage(QStringView question);

/// Whether a equals b except for one typing error (two in a long word): an extra, missing or wrong
/// letter, or two letters in the wrong order.
[[nodiscard]] bool isTypoOf(QStringView a, QStringView b);

} // namespace Hiwar
