// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How wide text may be that nobody sees and nobody has laid out: by what is usual, signs of the
// East twice as wide as others. Pure.
#pragma once

#include <QStringView>

class QFont;

namespace Hiwar {

/// `letter`: the usual width of one.
[[nodiscard]] qreal guessedLineWidth(QStringView line, qreal letter);
/// Of the longest of the lines of laid-out text.
[[nodiscard]] qreal guessedWidth(QStringView text, const QFont &font);

} // namespace Hiwar
