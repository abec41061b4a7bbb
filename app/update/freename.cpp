// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/update/freename.h"

using namespace Qt::StringLiterals;

namespace Hiwar {

QString numberedName(const QString &name, int number)
{
    if (number <= 1)
        return name;
    const QString packed = u".tar."_s; // ".tar.xz" is one ending
    qsizetype dot = name.lastIndexOf(packed);
    if (dot < 0)
        dot = name.lastIndexOf(u'.');
    const qsizetype stem = dot > 0 ? dot : name.size();
    return u"%1 (%2)%3"_s.arg(name.first(stem), QString::number(number), name.sliced(stem));
}

} // namespace Hiwar
