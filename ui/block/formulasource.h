// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the view gets the pictures of formulas from. ReplyRequest is cheap and may be done as often
// as a formula is shown; the answer may come later. The view does not know who draws them. GUI
// thread.
#pragma once

#include <QByteArray>
#include <QObject>

namespace Hiwar {

/// A formula as an SVG in the colour currentColor. Lengths are in ex, the height of an x in the
/// text around it.
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

    /// `tex` is without the marks around it; `display`: as it looks when it stands alone.
    [[nodiscard]] virtual FormulaPicture formula(const QString &tex, bool display) = 0;

signals:
    /// Some that were being made are there, or cannot be.
    void arrived();
};

} // namespace Hiwar
