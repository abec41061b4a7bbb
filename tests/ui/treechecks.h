// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Looks at the widgets of a window, and at its picture, for what a person would call broken: words
// that are cut off, controls over each other or outside, targets that are too small, weak contrast.
// The functions only read; the window must have its final size. GUI thread. Tests only.
#pragma once

#include <QImage>
#include <QList>
#include <QString>

class QWidget;

namespace Hiwar {

struct Finding
{
    QString control;  ///< its object name or its words, and where it is
    QString fault;    ///< the same words for each fault of that kind
    QString extent;   ///< by how much
    qreal weight = 0; ///< compares two findings of the same control and fault

    [[nodiscard]] QString text() const;
};

using Findings = QList<Finding>;

/// WCAG 2.5.8, in logical pixels at any zoom.
inline constexpr int leastTargetSize = 24;
inline constexpr qreal leastContrast = 4.5;
inline constexpr qreal leastHighContrast = 7;

/// Labels, buttons and fields with less room than their words need.
[[nodiscard]] Findings findClipped(const QWidget &window);
/// Visible siblings over each other, except what floats on purpose.
[[nodiscard]] Findings findOverlapping(const QWidget &window);
/// Widgets outside their parent; in a scroll area only to the side.
[[nodiscard]] Findings findOutside(const QWidget &window);
[[nodiscard]] Findings findSmallTargets(const QWidget &window);
/// Words that are enabled and whole in view, and differ too little from what is behind them.
/// `picture`: of the whole window, at any device pixel ratio.
[[nodiscard]] Findings findWeakContrast(const QWidget &window, const QImage &picture, qreal least);
/// All of these.
[[nodiscard]] Findings findFaults(const QWidget &window, const QImage &picture, qreal least);

} // namespace Hiwar
