// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What differs when painting to paper or PDF, as letters and shapes instead of pixels. Text is laid
// out in pixels of the screen and scaled to the paper. GUI thread.
#pragma once

#include <QFont>
#include <QGuiApplication>
#include <QPaintEngine>
#include <QPainter>
#include <QScreen>

namespace Hiwar {

[[nodiscard]] inline bool isPaper(const QPainter &painter)
{
    return painter.paintEngine()->type() != QPaintEngine::Raster;
}

/// Of the screen for which text is laid out.
[[nodiscard]] inline qreal layoutDotsPerInch()
{
    return QGuiApplication::primaryScreen()->logicalDotsPerInchY();
}

/// The font that has the same size on paper as on the screen: a painter converts points with its
/// device's resolution, a text layout with the screen's (tst_printing: tellsWhoSaidWhatAndWhen).
[[nodiscard]] inline QFont fontFor(const QPainter &painter, QFont font)
{
    if (isPaper(painter) && font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * layoutDotsPerInch() /
                           painter.device()->logicalDpiY());
    return font;
}

} // namespace Hiwar
