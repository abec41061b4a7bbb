// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Draws right-to-left text of several lines, each beginning at the same edge. Qt 6.4 draws a line
// that ends in a blank too far left by that blank, so that its last letter is cut.
// Needed by: tst_quietstyle, linesFromRightToLeftAreFlush. GUI thread.
#pragma once

#include <QString>

class QPainter;
class QRect;

namespace Hiwar {

/// Like QPainter::drawText() with Qt::TextWordWrap; `flags` are of Qt::Alignment.
void drawFlushLines(QPainter &painter, const QRect &rect, int flags, QString text);

} // namespace Hiwar
