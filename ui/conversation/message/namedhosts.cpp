// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/message/namedhosts.h"

#include <QRegularExpression>
#include <QUrl>

#include <algorithm>
#include <array>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

struct LookAlikes
{
    QChar plain;
    QStringView others; // unknown to NFKC
};

constexpr std::array lookAlikes{
    LookAlikes{u'.', u"\uA4F8\uA60E\u0701\u0702"},
    LookAlikes{u'/', u"\u2044\u2215\u29F8\u2571\u27CB\u3033\u1735\u2CC6"},
    LookAlikes{u'\\', u"\u2216\u29F5\u29F9\u27CD"},
    LookAlikes{u':', u"\uA789\u2236\u02D0\u02F8\u05C3\u0589\u0703\u0704\u16EC\u1803\u1809\u205A"
                     u"\uA4FD"},
    LookAlikes{u'-', u"\u2010\u2012\u2013\u2212\u2043\u02D7\u2796\u2CBA"},
};

QString withoutUnseen(const QString &words)
{
    QString seen;
    for (const char32_t c : words.toUcs4()) {
        if (!isUnseen(c))
            seen += QStringView(QChar::fromUcs4(c));
    }
    return seen;
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

/// A well-known ending of hosts that is no usual ending of files or functions: counts as a host
/// even within a word. An ending in any other script does, too.
bool isKnownEnding(const QString &label)
{
    static constexpr std::array notWithin{"py"_L1, "rs"_L1, "sh"_L1, "md"_L1, "pl"_L1,
                                          "cc"_L1, "so"_L1, "ps"_L1, "mm"_L1, "ml"_L1,
                                          "is"_L1, "do"_L1, "id"_L1, "to"_L1, "at"_L1};
    static constexpr std::array general{
        "com"_L1,    "net"_L1,  "org"_L1,   "info"_L1,  "biz"_L1,     "edu"_L1,   "gov"_L1,
        "mil"_L1,    "int"_L1,  "app"_L1,   "dev"_L1,   "page"_L1,    "cloud"_L1, "online"_L1,
        "site"_L1,   "shop"_L1, "store"_L1, "xyz"_L1,   "top"_L1,     "club"_L1,  "live"_L1,
        "news"_L1,   "blog"_L1, "tech"_L1,  "bank"_L1,  "pro"_L1,     "name"_L1,  "mobi"_L1,
        "museum"_L1, "jobs"_L1, "email"_L1, "space"_L1, "website"_L1, "world"_L1};
    const auto is = [&](QLatin1StringView ending) { return label == ending; };
    const bool isLatin =
        std::all_of(label.begin(), label.end(), [](QChar c) { return c.unicode() < 0x80; });
    if (!isLatin || label.startsWith("xn--"_L1))
        return true;
    return label.size() == 2 ? std::none_of(notWithin.begin(), notWithin.end(), is)
                             : std::any_of(general.begin(), general.end(), is);
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

/// In "user:word@host:1": each part that looks like a host, and the last one in any case.
QStringList hostsOfAuthority(const QString &authority)
{
    static const QRegularExpression port(u":\\d*$"_s);
    QStringList hosts;
    const QStringList parts = authority.split(u'@');
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const QString part = QString(parts.at(i)).remove(port);
        if (looksLikeHost(part) || (i == parts.size() - 1 && !part.isEmpty()))
            hosts << comparableHost(part);
    }
    return hosts;
}

/// The end of an address whose host ends at `at`: that of the word if there is a path.
qsizetype endOfAddress(const QString &word, qsizetype at)
{
    static const QRegularExpression path(u"\\G(?::\\d*)?[/?#\\\\]"_s);
    return path.match(word, at).hasMatch() ? word.size() : at;
}

/// The host is the whole word except for its edges, a user before "@", a port and a path.
bool isWhole(const QString &word, const QRegularExpressionMatch &found)
{
    static const QRegularExpression before(u"^(?:mailto:)?(?:[^@]*@|[\\p{P}\\p{S}]*)$"_s,
                                           QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression after(u"\\G\\.?(?::\\d*)?(?:[/?#\\\\]|[\\p{P}\\p{S}]*$)"_s);
    return before.match(word.first(found.capturedStart())).hasMatch() &&
           after.match(word, found.capturedEnd()).hasMatch();
}

QStringList hostsInWord(const QString &word)
{
    static const QRegularExpression web(
        u"[a-z][a-z0-9+-]*:[/\\\\]+([\\p{L}\\p{N}\\p{M}._~:@%\\[\\]-]*)"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression host(
        u"(?<![\\p{L}\\p{N}\\p{M}])(?:[\\p{L}\\p{N}\\p{M}_-]+\\.)+"
        "([\\p{L}\\p{M}]{2,}|xn--[a-z0-9-]+)(?![\\p{L}\\p{M}\\p{N}])"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression edges(u"^[\\p{P}\\p{S}]+|[\\p{P}\\p{S}]+$"_s);
    if (const auto found = web.match(word); found.hasMatch()) {
        QString authority = found.captured(1);
        while (authority.endsWith(u'.') || authority.endsWith(u':'))
            authority.chop(1);
        const qsizetype end = endOfAddress(word, found.capturedEnd());
        return hostsInWord(word.first(found.capturedStart())) + hostsOfAuthority(authority) +
               hostsInWord(word.sliced(end));
    }
    const QString bare = QString(word).remove(edges);
    if (looksLikeHost(bare)) // also numbers
        return {comparableHost(bare)};
    QStringList hosts;
    for (qsizetype at = 0; at < word.size();) {
        const auto found = host.match(word, at);
        if (!found.hasMatch())
            break;
        const QString ending = found.captured(1).toLower();
        const bool isName =
            found.capturedEnd() < word.size() && word.at(found.capturedEnd()) == u'@'; // user@
        const bool isHost = isWhole(word, found) ? !isFileEnding(ending) : isKnownEnding(ending);
        const bool isInPath = found.capturedStart() > 0 &&
                              word.at(found.capturedStart() - 1) == u'/' && ending.size() == 2;
        at = found.capturedEnd();
        if (isName || !isHost || isInPath)
            continue;
        static const QRegularExpression begin(u"^[_-]+"_s);
        hosts << comparableHost(found.captured().remove(begin));
        at = endOfAddress(word, at);
    }
    return hosts;
}

} // namespace

bool isUnseen(char32_t c)
{
    return QChar::category(c) == QChar::Other_Format || c == 0xAD || c == 0x34F || c == 0x115F ||
           c == 0x1160 || c == 0x17B4 || c == 0x17B5 || (c >= 0x180B && c <= 0x180F) ||
           c == 0x3164 || (c >= 0xFE00 && c <= 0xFE0F) || c == 0xFFA0 ||
           (c >= 0xE0000 && c <= 0xE0FFF);
}

QString comparableHost(const QString &host)
{
    QString ascii = QString::fromLatin1(QUrl::toAce(host)).toLower();
    if (ascii.isEmpty())
        ascii = host.toLower();
    if (ascii.endsWith(u'.'))
        ascii.chop(1);
    return ascii.startsWith("www."_L1) ? ascii.mid(4) : ascii;
}

QString asItIsRead(const QString &words)
{
    static const QRegularExpression thinBlanks(
        u"[\\x{2006}\\x{2008}-\\x{200A}\\x{202F}]*([./:])[\\x{2006}\\x{2008}-\\x{200A}\\x{202F}]*"_s);
    QString read = withoutUnseen(words);
    // Before NFKC, which makes ordinary blanks of them.
    read =
        withoutUnseen(read.replace(thinBlanks, u"\\1"_s).normalized(QString::NormalizationForm_KC));
    for (QChar &c : read) {
        const auto alike =
            std::find_if(lookAlikes.begin(), lookAlikes.end(),
                         [c](const LookAlikes &each) { return each.others.contains(c); });
        if (alike != lookAlikes.end())
            c = alike->plain;
    }
    // In their own scripts these end sentences, and no blank has to follow.
    static const QRegularExpression otherStops(u"[\\x{3002}\\x{06D4}](?=[A-Za-z])"_s);
    return read.replace(otherStops, u"."_s);
}

QStringList hostsNamedBy(const QString &words)
{
    static const QRegularExpression blank(u"\\s+"_s);
    QStringList hosts;
    for (const QString &word : asItIsRead(words).split(blank, Qt::SkipEmptyParts))
        hosts += hostsInWord(word);
    return hosts;
}

} // namespace Hiwar
