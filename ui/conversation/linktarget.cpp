// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/linktarget.h"

#include "ui/markdown/cleantext.h"

#include <QRegularExpression>
#include <QUrl>

#include <algorithm>
#include <array>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

/// How hosts are compared: as they are asked for, without "www." and the root's full stop.
QString comparable(const QString &host)
{
    QString ascii = QString::fromLatin1(QUrl::toAce(host)).toLower();
    if (ascii.isEmpty())
        ascii = host.toLower();
    if (ascii.endsWith(u'.'))
        ascii.chop(1);
    return ascii.startsWith("www."_L1) ? ascii.mid(4) : ascii;
}

QString hostOf(const QUrl &url)
{
    const QString address = url.path();
    return comparable(url.scheme() == "mailto"_L1 ? address.mid(address.lastIndexOf(u'@') + 1)
                                                  : url.host(QUrl::FullyEncoded));
}

/// Endings of files that no host can have, so that "Node.js" and "main.cpp" are words.
bool isFileEnding(const QString &label)
{
    static constexpr std::array endings{"js"_L1,   "ts"_L1,  "cpp"_L1, "hpp"_L1, "txt"_L1,
                                        "json"_L1, "yml"_L1, "xml"_L1, "csv"_L1, "html"_L1,
                                        "css"_L1,  "php"_L1, "exe"_L1, "pdf"_L1, "toml"_L1};
    return std::any_of(endings.begin(), endings.end(),
                       [&](QLatin1StringView ending) { return label == ending; });
}

bool looksLikeHost(const QString &text)
{
    static const QRegularExpression shape(
        u"^(?:[\\p{L}\\p{N}\\p{M}_-]+\\.)+([\\p{L}\\p{M}]{2,}|xn--[a-z0-9-]+)\\.?$"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression numbers(u"^\\d{1,3}(?:\\.\\d{1,3}){3}$"_s);
    const auto match = shape.match(text);
    return numbers.match(text).hasMatch() ||
           (match.hasMatch() && !isFileEnding(match.captured(1).toLower()));
}

/// The hosts a word names: usually none or one; with a user's name before it, both.
QStringList hostsNamedBy(QString word)
{
    static const QRegularExpression scheme(u"^[a-z][a-z0-9+.-]*:(?://)?"_s,
                                           QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression afterHost(u"[/?#\\\\]"_s);
    static const QRegularExpression port(u":\\d*$"_s);
    const auto before = scheme.match(word);
    const bool isMail = before.captured().startsWith("mailto"_L1, Qt::CaseInsensitive);
    const bool isWeb = before.captured().endsWith("//"_L1);
    if (isMail || isWeb)
        word.remove(0, before.capturedLength());
    word = word.left(word.indexOf(afterHost));
    QStringList parts = word.split(u'@');
    if (!isWeb) // the name before the sign is a person's
        parts = {parts.last()};
    QStringList hosts;
    for (QString &part : parts) {
        part.remove(port);
        if (looksLikeHost(part) || (isWeb && part == parts.last() && !part.isEmpty()))
            hosts << comparable(part);
    }
    return hosts;
}

QString withoutWhatHides(QString words)
{
    words.removeIf([](QChar c) { return c.category() == QChar::Other_Format || c == QChar(0xAD); });
    static const QRegularExpression otherStops(u"[。．｡]"_s);
    return words.replace(otherStops, u"."_s);
}

} // namespace

QString shownAddress(const QUrl &url)
{
    // A path is readable in its own letters, unless they would hide or reorder it.
    QString address = url.toString(QUrl::PrettyDecoded | QUrl::EncodeSpaces);
    if (cleanText(address) != address)
        address = url.toString(QUrl::FullyEncoded);
    const QString pretty = url.host(QUrl::PrettyDecoded);
    const QString asked = url.host(QUrl::FullyEncoded);
    const QString readable = QUrl::fromAce(asked.toLatin1(), QUrl::IgnoreIDNWhitelist);
    if (asked == readable || asked.isEmpty())
        return address;
    QString told = address;
    if (pretty != asked && !told.contains(asked))
        told.replace(address.indexOf(pretty), pretty.size(), asked);
    return u"%1 (%2)"_s.arg(told, cleanText(readable));
}

bool namesAnotherHost(const QString &words, const QUrl &url)
{
    if (url.userName().contains(u'.'))
        return true;
    static const QRegularExpression edges(u"^[\\p{P}\\p{S}]+|[\\p{P}\\p{S}]+$"_s);
    static const QRegularExpression blank(u"\\s+"_s);
    const QString target = hostOf(url);
    const QStringList all = withoutWhatHides(words).split(blank, Qt::SkipEmptyParts);
    return std::any_of(all.begin(), all.end(), [&](QString word) {
        const QStringList hosts = hostsNamedBy(word.remove(edges));
        return std::any_of(hosts.begin(), hosts.end(),
                           [&](const QString &host) { return host != target; });
    });
}

} // namespace Hiwar
