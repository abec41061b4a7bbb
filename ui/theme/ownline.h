// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One line of words in their own direction, whatever the direction of the window: an English title
// in an Arabic window loses its end, and not its beginning. GUI thread.
#pragma once

#include <QFontMetrics>
#include <QString>

class QPainter;
class QRect;

namespace Hiwar {

/// The words, shortened at their end to that many pixels and isolated (U+2068, U+2069) from the
/// words around them.
[[nodiscard]] QString shortened(const QString &words, const QFontMetrics &metrics, int width);
/// At the leading edge of `around` and vertically centred, in the painter's font and colour.
void paintOwnLine(QPainter &painter, const QRect &rect, const QString &words,
                  Qt::LayoutDirection around);

} // namespace Hiwar
