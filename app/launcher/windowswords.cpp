// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/launcher/windowswords.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

/// Backslashes count only before a quote: there, two are one.
QString quoted(const QString &word)
{
    QString line = u"\""_s;
    qsizetype backslashes = 0;
    for (const QChar c : word) {
        if (c == u'"')
            line += QString(backslashes + 1, u'\\');
        backslashes = c == u'\\' ? backslashes + 1 : 0;
        line += c;
    }
    return line + QString(backslashes, u'\\') + u'"';
}

bool isPlain(QChar c)
{
    return c.isLetterOrNumber() || c == u'-' || c == u'_';
}

} // namespace

QString windowsLine(const QStringList &words)
{
    QStringList line;
    for (const QString &word : words)
        line << (!word.isEmpty() && std::all_of(word.cbegin(), word.cend(), isPlain)
                     ? word
                     : quoted(word));
    return line.join(u' ');
}

} // namespace Hiwar
