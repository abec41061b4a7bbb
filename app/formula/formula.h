// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A formula and its drawing. Values; any thread.
#pragma once

#include <QByteArray>
#include <QHashFunctions>
#include <QString>

namespace Hiwar {

struct Formula
{
    QString tex;          ///< without the delimiters around it
    bool display = false; ///< on a line of its own: larger, limits above and below

    bool operator==(const Formula &) const = default;
};

inline size_t qHash(const Formula &formula, size_t seed = 0)
{
    return qHashMulti(seed, formula.tex, formula.display);
}

/// Lengths are in ex, the height of an x in the surrounding text.
struct FormulaDrawing
{
    QByteArray svg; ///< empty: it cannot be drawn
    double width = 0;
    double height = 0;
    double depth = 0; ///< below the baseline, part of the height

    [[nodiscard]] bool isDrawn() const { return !svg.isEmpty(); }
    bool operator==(const FormulaDrawing &) const = default;
};

} // namespace Hiwar
