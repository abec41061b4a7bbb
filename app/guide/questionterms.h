// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// From a question to the words that matter in it, English or Arabic: folded, without the small
// words, cut to a stem so that "keys" finds "key" and "للمفاتيح" finds "مفاتيح". The same cut is
// made for what is searched, so it need not be a linguist's. Pure; any thread.
#pragma once

#include <QStringList>

namespace Hiwar {

/// More of a question than this is not looked at.
inline constexpr qsizetype longestQuestion = 4000;
inline constexpr qsizetype mostTerms = 40;

/// Every word of a text as its stem, small words too.
[[nodiscard]] QStringList stemWords(QStringView text);

/// The stems that a question is about, each once.
[[nodiscard]] QStringList questionTerms(QStringView question);

/// Whether it says hello (or nothing) and no more.
[[nodiscard]] bool isGreeting(QStringView question);

/// "ar" or "en": the language to answer in.
[[nodiscard]] QString replyLanguage(QStringView question);

/// Whether a is b but for one slip of the fingers (two in a long word): a letter too many, missing,
/// wrong, or two in the wrong order.
[[nodiscard]] bool isTypoOf(QStringView a, QStringView b);

} // namespace Hiwar
