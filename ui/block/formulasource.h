// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the view gets the pictures of formulas from. A request is cheap and may be repeated each
// time a formula is shown; the answer may arrive later. The view does not know what draws them. GUI
// thread.
#pragma once

#include <QByteArray>
#include <QObject>

namespace Hiwar {

/// A formula as an SVG in the colour currentColor. Lengths are in ex, the height of an x in the
/// surrounding text.
struct FormulaPicture
{
    enum class State : quint8 { Making, Drawn, Impossible };

    State state = State::Making;
    QByteArray svg;
    double width = 0;
    double height = 0;
    double depth = 0; ///< below the baseline, part of the height
};

class FormulaSource : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// `tex` excludes the delimiters; `display`: in the style for a formula on lines of its own.
    [[nodiscard]] virtual FormulaPicture formula(const QString &tex, bool display) = 0;

signals:
    /// Some formulas that were in progress are ready or have failed.
    void arrived();
};

} // namespace Hiwar
