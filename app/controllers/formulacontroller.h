// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Provides the formulas of the view: passes the view's requests to hiwar-math, and its drawings to
// the view. GUI thread.
#pragma once

#include "app/formula/formulaprogram.h"
#include "ui/block/formulasource.h"

namespace Hiwar {

class FormulaController : public FormulaSource
{
    Q_OBJECT

public:
    explicit FormulaController(const QString &program, const FormulaLimits &limits = {},
                               QObject *parent = nullptr);

    [[nodiscard]] FormulaPicture formula(const QString &tex, bool display) override;
    [[nodiscard]] const FormulaProgram &program() const { return m_program; }

private:
    FormulaProgram m_program;
};

/// The path of hiwar-math, searched from the folder of this program; empty if it was not built.
[[nodiscard]] QString formulaProgramPath();

} // namespace Hiwar
