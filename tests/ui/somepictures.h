// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Formula pictures made by a test: boxes filled with ink, of the size and at the time the test
// chooses. Tests only.
#pragma once

#include "ui/block/formulasource.h"

#include <QHash>
#include <QSet>

namespace Hiwar {

class SomePictures : public FormulaSource
{
    Q_OBJECT

public:
    using FormulaSource::FormulaSource;

    FormulaPicture formula(const QString &tex, bool display) override
    {
        asked << tex;
        displays[tex] = display;
        return m_known.value(tex);
    }

    void draw(const QString &tex, double width, double height, double depth)
    {
        FormulaPicture picture;
        picture.state = FormulaPicture::State::Drawn;
        picture.svg = QByteArrayLiteral("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9' "
                                        "preserveAspectRatio='none'><rect width='9' height='9' "
                                        "fill='currentColor'/></svg>");
        picture.width = width;
        picture.height = height;
        picture.depth = depth;
        m_known[tex] = picture;
        emit arrived();
    }

    void giveUp(const QString &tex)
    {
        m_known[tex].state = FormulaPicture::State::Impossible;
        emit arrived();
    }

    QSet<QString> asked;
    QHash<QString, bool> displays;

private:
    QHash<QString, FormulaPicture> m_known;
};

} // namespace Hiwar
