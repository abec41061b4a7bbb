// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/foldtext.h"

namespace Hiwar {

namespace {

constexpr char16_t tatweel = u'\u0640';

/// What no decomposition brings together. With a hamza or madda the letters do decompose.
char16_t foldLetter(char16_t c)
{
    switch (c) {
    case u'\u0671': // alef wasla
        return u'\u0627';
    case u'\u0649': // alef maksura
    case u'\u06CC': // Persian ya
        return u'\u064A';
    case u'\u06A9': // Persian kaf
        return u'\u0643';
    case u'\u0629': // ta marbuta
        return u'\u0647';
    default:
        return c;
    }
}

} // namespace

QString foldText(QStringView text)
{
    const QString apart = text.toString().normalized(QString::NormalizationForm_KD).toCaseFolded();
    QString folded;
    folded.reserve(apart.size());
    for (const QChar c : apart) {
        const QChar::Category category = c.category();
        if (c == tatweel || category == QChar::Mark_NonSpacing || category == QChar::Other_Format)
            continue;
        if (category == QChar::Number_DecimalDigit)
            folded += QChar(u'0' + c.digitValue());
        else
            folded += QChar(foldLetter(c.unicode()));
    }
    // Hangul came apart above as well; everything else is already in its shortest form.
    return folded.normalized(QString::NormalizationForm_C);
}

} // namespace Hiwar
