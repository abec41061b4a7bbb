// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/values/fingerprint.h"

#include "net/values/pastedtext.h"

#include <QStringList>

#include <algorithm>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype digits = 64;

bool isHexDigit(QChar c)
{
    return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f');
}

} // namespace

QString readFingerprint(const QString &typed)
{
    QString text = withoutWrapping(typed).toLower();
    text.remove(0, text.lastIndexOf(u'=') + 1); // as openssl prints it
    text.removeIf([](QChar c) { return c == u':' || c == u'-' || isUnseen(c); });
    if (text.startsWith("sha256"_L1) && text.size() > digits)
        text.remove(0, 6);
    const bool isWhole =
        text.size() == digits && std::all_of(text.cbegin(), text.cend(), isHexDigit);
    return isWhole ? text : QString();
}

QString showFingerprint(const QString &sha256)
{
    QStringList pairs;
    for (qsizetype at = 0; at < sha256.size(); at += 2)
        pairs.append(sha256.mid(at, 2).toUpper());
    return pairs.join(u':');
}

} // namespace Hiwar
