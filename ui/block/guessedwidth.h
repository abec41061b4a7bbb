// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Estimates the width of text that is neither visible nor laid out: from the usual letter width,
// with East Asian characters twice as wide as others. Pure.
#pragma once

#include <QStringView>

class QFont;

namespace Hiwar {

/// `letter`: the average width of a letter.
[[nodiscard]] qreal guessedLineWidth(QStringView line, qreal letter);
/// How many lines laid-out text takes when they are wrapped at this width.
[[nodiscard]] qreal guessedLines(QStringView text, const QFont &font, qreal width);
/// The width of the longest line of laid-out text.
[[nodiscard]] qreal guessedWidth(QStringView text, const QFont &font);

} // namespace Hiwar
