// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is different when something is painted for good, as letters and shapes and not as pixels.
// Text is laid out in pixels of the screen, and paper is scaled to them. GUI thread.
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

/// Of the screen by which text is laid out.
[[nodiscard]] inline qreal layoutDotsPerInch()
{
    return QGuiApplication::primaryScreen()->logicalDotsPerInchY();
}

/// The font that is as large there as on the screen: a painter takes points for those of its
/// device, a text layout for those of the screen (tst_printing: tellsWhoSaidWhatAndWhen).
[[nodiscard]] inline QFont fontFor(const QPainter &painter, QFont font)
{
    if (isPaper(painter) && font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * layoutDotsPerInch() /
                           painter.device()->logicalDpiY());
    return font;
}

} // namespace Hiwar
