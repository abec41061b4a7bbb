// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Words of several lines that run from right to left, each beginning where the others do. Qt 6.4
// draws a line that ends in a blank too far left by that blank, so that its last letter is cut.
// Needed by: tst_quietstyle, linesFromRightToLeftAreFlush. GUI thread.
#pragma once

#include <QString>

class QPainter;
class QRect;

namespace Hiwar {

/// As QPainter::drawText() does with Qt::TextWordWrap; `flags` are of Qt::Alignment.
void drawFlushLines(QPainter &painter, const QRect &rect, int flags, QString text);

} // namespace Hiwar
