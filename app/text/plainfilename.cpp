// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/plainfilename.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr qsizetype longestName = 200;

} // namespace

QString plainFileName(const QString &name)
{
    QString plain;
    const qsizetype cut = std::max(name.lastIndexOf(u'/'), name.lastIndexOf(u'\\'));
    for (const QChar c : QStringView(name).sliced(cut + 1).left(4 * longestName)) {
        if (c.isPrint() || c.isSurrogate())
            plain += c;
    }
    plain = plain.simplified();
    if (plain.size() > longestName)
        plain = plain.left(longestName / 2) + u'…' + plain.right(longestName / 2);
    return plain.isEmpty() || plain == "."_L1 || plain == ".."_L1 ? u"file"_s : plain;
}

} // namespace Hiwar
