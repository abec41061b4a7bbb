// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/foldtext.h"

#include "net/values/foldletter.h"

namespace Hiwar {

namespace {

constexpr char16_t tatweel = u'\u0640';

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
            folded += QChar(char16_t(foldLetter(c.unicode())));
    }
    // Form KD also took Hangul apart; everything else is already in its shortest form.
    return folded.normalized(QString::NormalizationForm_C);
}

} // namespace Hiwar
