// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/formulacontroller.h"

#include "app/platform/ownprograms.h"

using namespace Qt::StringLiterals;

namespace Hiwar {

FormulaController::FormulaController(const QString &program, const FormulaLimits &limits,
                                     QObject *parent)
    : FormulaSource(parent)
    , m_program(program, limits)
{
    connect(&m_program, &FormulaProgram::arrived, this, &FormulaSource::arrived);
}

FormulaPicture FormulaController::formula(const QString &tex, bool display)
{
    FormulaPicture picture;
    const auto drawing = m_program.look({tex, display});
    if (!drawing)
        return picture;
    picture.state =
        drawing->isDrawn() ? FormulaPicture::State::Drawn : FormulaPicture::State::Impossible;
    picture.svg = drawing->svg;
    picture.width = drawing->width;
    picture.height = drawing->height;
    picture.depth = drawing->depth;
    return picture;
}

QString formulaProgramPath()
{
    return ownProgramPath(u"hiwar-math"_s);
}

} // namespace Hiwar
