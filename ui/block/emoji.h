// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Emoji that consist of several characters: a sign with a variation selector, a flag of two
// letters, a family joined from its members. Qt before 6.9 chooses a font for each of the
// characters, and a text font that has the first of them splits the emoji into its parts. So these
// emoji get the emoji font by name. Pure, any thread.
#pragma once

#include <QList>
#include <QString>

#include <utility>

class QTextCharFormat;

namespace Hiwar {

/// The ranges [from, to) of such emoji; neighbours form one range.
[[nodiscard]] QList<std::pair<int, int>> emojiIn(QStringView text);
/// The ranges of all emoji, also of those of one character, each for itself; none if there are
/// fewer than `least`.
[[nodiscard]] QList<std::pair<int, int>> eachEmojiIn(QStringView text, int least);
/// The text without any emoji, of one character or of several.
[[nodiscard]] QString withoutEmoji(const QString &text);
/// With the system's emoji font, or with the usual fonts if there is none.
[[nodiscard]] QTextCharFormat emojiFormat();

} // namespace Hiwar
