// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/curlcommand.h"

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

/// The replacement for a secret, see net/client/shownwire.h: plain and percent-encoded for a URL.
constexpr auto hidden = "•••";
constexpr auto hiddenInUrl = "%E2%80%A2%E2%80%A2%E2%80%A2"_L1;

/// On Linux one argument of a program is at most 128 KiB long.
constexpr qsizetype longestArgument = 100 * 1024;

QString variableFor(const QByteArray &name)
{
    if (name.compare("authorization", Qt::CaseInsensitive) == 0)
        return u"HIWAR_API_KEY"_s;
    QString variable = u"HIWAR_"_s;
    const QByteArray upper = name.toUpper();
    for (const char c : upper) {
        const bool fits = (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        variable += QLatin1Char(fits ? c : '_');
    }
    return variable;
}

/// `text` with the variable in place of `mark`.
QString quotedWithVariable(const QString &text, const QString &mark, const QString &variable)
{
    QStringList parts;
    for (const QString &part : text.split(mark))
        parts.append(part.isEmpty() ? QString() : quotedForShell(part));
    return parts.join(u"\"$"_s + variable + u'"');
}

/// Headers that curl itself makes from the address and the body.
bool isSaidByCurl(const QByteArray &name)
{
    return name.compare("host", Qt::CaseInsensitive) == 0 ||
           name.compare("content-length", Qt::CaseInsensitive) == 0;
}

} // namespace

QString quotedForShell(const QString &text)
{
    QString quoted = text;
    quoted.replace(u'\'', u"'\\''"_s);
    return u'\'' + quoted + u'\'';
}

QString curlCommand(const WireExchange &exchange)
{
    const QString url = QString::fromLatin1(exchange.url.toEncoded());
    QStringList words{u"curl"_s, u"--no-buffer"_s};
    if (url.contains(u'[')) // "[" of an IPv6 address is no pattern
        words.append(u"--globoff"_s);
    words.append(quotedWithVariable(url, hiddenInUrl, u"HIWAR_API_KEY"_s));
    for (const auto &[name, value] : exchange.requestHeaders) {
        if (isSaidByCurl(name))
            continue;
        const QString line = QString::fromUtf8(name + ": " + value);
        words.append(u"-H "_s +
                     quotedWithVariable(line, QString::fromUtf8(hidden), variableFor(name)));
    }
    if (exchange.method != "POST")
        return words.join(u" \\\n  "_s);
    const QString body = quotedForShell(QString::fromUtf8(exchange.requestBody));
    // printf is built into the shell and accepts arguments too long for a program.
    const bool isLong = exchange.requestBody.size() > longestArgument;
    words.append(isLong ? u"-H 'Expect:' --data-binary @-"_s : u"--data-raw "_s + body);
    const QString command = words.join(u" \\\n  "_s);
    return isLong ? u"printf %s "_s + body + u" | "_s + command : command;
}

} // namespace Hiwar
