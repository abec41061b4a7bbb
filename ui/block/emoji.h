// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Emoji that are written with several characters: a sign and what makes a picture of it, a flag of
// two letters, a family joined of its members. Qt before 6.9 looks for a font for each of the
// characters, and a plain font that knows the first of them breaks the picture into its parts. So
// they are given the font of pictures by name. Pure, any thread.
#pragma once

#include <QList>
#include <QString>

#include <utility>

class QTextCharFormat;

namespace Hiwar {

/// Where such emoji stand, [from, to), neighbours as one.
[[nodiscard]] QList<std::pair<int, int>> emojiIn(QStringView text);
/// What is left without any emoji, of one character or of several.
[[nodiscard]] QString withoutEmoji(const QString &text);
/// By a font of pictures, whichever the system has; by the usual ones where it has none.
[[nodiscard]] QTextCharFormat emojiFormat();

} // namespace Hiwar
