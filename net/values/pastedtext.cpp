// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/values/pastedtext.h"

using namespace Qt::StringLiterals;

namespace Hiwar {

bool isUnseen(QChar c)
{
    return c.isSpace() || c.category() == QChar::Other_Control ||
           c.category() == QChar::Other_Format;
}

QStringView unwrapped(QStringView text)
{
    const auto clings = [](QChar c) {
        return isUnseen(c) || QStringView(u"\"'`,;“”„‘’«»").contains(c);
    };
    while (!text.isEmpty() && clings(text.front()))
        text = text.sliced(1);
    while (!text.isEmpty() && clings(text.back()))
        text.chop(1);
    return text;
}

QString withoutWrapping(const QString &text)
{
    QStringView inner = unwrapped(text);
    if (inner.startsWith("<http"_L1, Qt::CaseInsensitive) && inner.endsWith(u'>'))
        inner = unwrapped(inner.sliced(1).chopped(1));
    return inner.toString();
}

} // namespace Hiwar
