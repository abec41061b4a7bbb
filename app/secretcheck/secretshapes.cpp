// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/secretcheck/secretshapes.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr qsizetype mostHeader = 1024; ///< of a signed token; so much JSON is parsed
constexpr qsizetype mostPayload = 16384;
constexpr qsizetype leastSignature = 16;
constexpr qsizetype mostLabel = 64;
constexpr qsizetype leastKeyText = 64; ///< a shorter one is an example without its key
constexpr qsizetype mostName = 48;
constexpr qsizetype mostValue = 128;
constexpr qsizetype mostUser = 64;
constexpr qsizetype mostBlanks = 3;

const Letters &wordLetters()
{
    static const Letters letters = lettersFrom(u"A-Za-z0-9");
    return letters;
}

const Letters &urlLetters()
{
    static const Letters letters = lettersFrom(u"A-Za-z0-9_-");
    return letters;
}

const Letters &nameLetters()
{
    static const Letters letters = lettersFrom(u"A-Za-z0-9_.-");
    return letters;
}

/// In lower case, without what separates words.
QString squeezed(QStringView text)
{
    QString words;
    words.reserve(text.size());
    for (const QChar c : text) {
        if (c != u' ' && c != u'-' && c != u'_' && c != u'.')
            words.append(c.toLower());
    }
    return words;
}

bool isNear(const ScannedText &text, qsizetype start, const QStringList &words)
{
    if (words.isEmpty())
        return true;
    const QString before = squeezed(text.part(start - SecretRule::nearReach, start));
    return std::any_of(words.begin(), words.end(),
                       [&before](const QString &word) { return before.contains(word); });
}

bool isStrong(QStringView value, const SecretRule &rule)
{
    return entropyOf(value) >= rule.entropy && letterKindsOf(value) >= rule.kinds &&
           digitsIn(value) >= rule.digits;
}

/// After the parts of the rule from `start`; -1: they do not follow, or go on behind.
qsizetype endOfParts(const ScannedText &text, qsizetype start, const QList<SecretPart> &parts)
{
    qsizetype at = start;
    for (const SecretPart &part : parts) {
        if (!part.text.isEmpty()) {
            if (!text.continuesWith(at, part.text))
                return -1;
            at += part.text.size();
            continue;
        }
        const qsizetype end = text.runEnd(at, part.letters, part.most);
        if (end - at < part.least)
            return -1;
        at = end;
    }
    const bool goesOn = text.has(at, wordLetters()) || text.has(at, parts.constLast().letters);
    return goesOn ? -1 : at;
}

/// Before the quotes and blanks in front of an "=" or ":".
qsizetype nameEnd(const ScannedText &text, qsizetype sign)
{
    static const Letters between = lettersFrom(u" \t\"'`\\]*");
    qsizetype end = text.at(sign - 1) == u':' ? sign - 1 : sign;
    while (sign - end <= mostBlanks && text.has(end - 1, between))
        --end;
    return end;
}

bool isNamed(const ScannedText &text, qsizetype sign, const QStringList &names)
{
    const qsizetype end = nameEnd(text, sign);
    qsizetype start = end;
    while (end - start < mostName && text.has(start - 1, nameLetters()))
        --start;
    const QString name = squeezed(text.part(start, end));
    return std::any_of(names.begin(), names.end(),
                       [&name](const QString &each) { return name.endsWith(each); });
}

/// "==", "!=", "::" and the like assign nothing.
bool isAssignment(const ScannedText &text, qsizetype sign)
{
    static const Letters compares = lettersFrom(u"=!<>:");
    static const Letters doubles = lettersFrom(u"=:");
    const bool isWalrus = text.at(sign) == u'=' && text.at(sign - 1) == u':';
    return !text.has(sign + 1, doubles) && (isWalrus || !text.has(sign - 1, compares));
}

/// "Bearer " and the like belong to no secret.
qsizetype afterScheme(const ScannedText &text, qsizetype place)
{
    for (const auto &scheme : {u"Bearer "_s, u"bearer "_s, u"Basic "_s, u"Token "_s, u"token "_s}) {
        if (text.continuesWith(place, scheme))
            return place + scheme.size();
    }
    return place;
}

struct Value
{
    SecretRange range;
    bool isQuoted = false;
};

Value valueAfter(const ScannedText &text, qsizetype sign)
{
    static const Letters blanks = lettersFrom(u" \t>*");
    static const Letters quotes = lettersFrom(u"\"'`");
    static const Letters bare = lettersFrom(u"A-Za-z0-9_+/=.~!@#$%^&*-");
    qsizetype at = text.runEnd(sign + 1, blanks, mostBlanks);
    if (text.at(at) == u'\\' && text.has(at + 1, quotes))
        ++at;
    if (!text.has(at, quotes)) {
        at = afterScheme(text, at);
        return {{at, text.runEnd(at, bare, mostValue)}, false};
    }
    const char16_t quote = text.at(at);
    const qsizetype start = afterScheme(text, at + 1);
    qsizetype end = start;
    while (end - start < mostValue && end < text.size() && text.at(end) != quote &&
           text.at(end) != u'\n')
        ++end;
    if (text.at(end) != quote)
        return {};
    return {{start, text.at(end - 1) == u'\\' ? end - 1 : end}, true};
}

/// Looks like code or like a path, not like a secret.
bool isExpression(const ScannedText &text, const Value &value)
{
    static const Letters firsts = lettersFrom(u"$%/.~@#&");
    static const Letters calls = lettersFrom(u"([{");
    if (!value.isQuoted)
        return text.has(value.range.start, firsts) || text.has(value.range.end, calls);
    const QStringView inside = text.part(value.range.start, value.range.end);
    return std::any_of(inside.begin(), inside.end(),
                       [](QChar c) { return c.isSpace() || c == u'(' || c == u'{'; });
}

} // namespace

std::optional<SecretRange> partsAt(const ScannedText &text, qsizetype start, const SecretRule &rule,
                                   const QStringList &placeholders)
{
    const auto begin =
        std::find_if(rule.starts.begin(), rule.starts.end(),
                     [&](const QString &word) { return text.continuesWith(start, word); });
    if (begin == rule.starts.end() && !rule.starts.isEmpty())
        return {};
    const qsizetype inner = start + (rule.starts.isEmpty() ? 0 : begin->size());
    const qsizetype end = endOfParts(text, inner, rule.parts);
    if (end < 0)
        return {};
    const QStringView value = text.part(inner, end);
    if (!isStrong(value, rule) || isPlaceholder(value, placeholders) ||
        !isNear(text, start, rule.near))
        return {};
    return SecretRange{rule.isStartOutside ? inner : start, end};
}

std::optional<SecretRange> signedTokenAt(const ScannedText &text, qsizetype start)
{
    const qsizetype headerEnd = text.runEnd(start, urlLetters(), mostHeader);
    if (text.at(headerEnd) != u'.')
        return {};
    const QByteArray header =
        QByteArray::fromBase64(text.part(start, headerEnd).toLatin1(),
                               QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals);
    if (!QJsonDocument::fromJson(header).object().contains("alg"_L1))
        return {};
    const qsizetype payloadEnd = text.runEnd(headerEnd + 1, urlLetters(), mostPayload);
    if (text.at(payloadEnd) != u'.')
        return {};
    const qsizetype end = text.runEnd(payloadEnd + 1, urlLetters(), mostPayload);
    if (end - payloadEnd <= leastSignature)
        return {};
    return SecretRange{start, end};
}

std::optional<SecretRange> privateKeyAt(const ScannedText &text, qsizetype start)
{
    static const Letters labels = lettersFrom(u"A-Z0-9 ");
    static const Letters body = lettersFrom(u"A-Za-z0-9+/=:;,.()_\\ \t\r\n-");
    const QString line = u"-----"_s;
    const QString begin = u"-----BEGIN "_s;
    const qsizetype labelEnd = text.runEnd(start + begin.size(), labels, mostLabel);
    const QStringView label = text.part(start + begin.size(), labelEnd);
    if (!text.continuesWith(labelEnd, line) ||
        !(label.endsWith("PRIVATE KEY"_L1) || label.endsWith("PRIVATE KEY BLOCK"_L1)))
        return {};
    // The next line of dashes is where the next attempt may begin: no letter is read twice.
    qsizetype at = labelEnd + line.size();
    qsizetype letters = 0;
    while (text.has(at, body) && !(text.at(at) == u'-' && text.continuesWith(at, line))) {
        letters += text.has(at, wordLetters()) ? 1 : 0;
        ++at;
    }
    if (letters < leastKeyText)
        return {};
    const QString last = u"-----END "_s;
    if (!text.continuesWith(at, last))
        return SecretRange{start, at};
    const qsizetype end = text.runEnd(at + last.size(), labels, mostLabel);
    return SecretRange{start, text.continuesWith(end, line) ? end + line.size() : end};
}

std::optional<SecretRange> addressPasswordAt(const ScannedText &text, qsizetype colon,
                                             const SecretRule &rule,
                                             const QStringList &placeholders)
{
    static const Letters users = lettersFrom(u"A-Za-z0-9_.%+~-");
    static const Letters passwords = lettersFrom(u"A-Za-z0-9_.%+~!$&'()*,;=-");
    const qsizetype userEnd = text.runEnd(colon + 3, users, mostUser);
    if (!text.has(colon - 1, wordLetters()) || text.at(userEnd) != u':')
        return {};
    const SecretRange range{userEnd + 1, text.runEnd(userEnd + 1, passwords, mostValue)};
    const QStringView value = text.part(range.start, range.end);
    const bool isPlain = letterKindsOf(value) < 2 && value.size() < 2 * rule.least;
    if (text.at(range.end) != u'@' || value.size() < rule.least || isPlain ||
        !isStrong(value, rule) || isPlaceholder(value, placeholders))
        return {};
    return range;
}

std::optional<SecretRange> assignedAt(const ScannedText &text, qsizetype sign,
                                      const SecretRule &rule, const QStringList &placeholders)
{
    if (!isAssignment(text, sign) || !isNamed(text, sign, rule.names))
        return {};
    const Value value = valueAfter(text, sign);
    const qsizetype size = value.range.end - value.range.start;
    if (size < rule.least || size >= mostValue || isExpression(text, value))
        return {};
    const QStringView words = text.part(value.range.start, value.range.end);
    if (!isStrong(words, rule) || isPlaceholder(words, placeholders))
        return {};
    return value.range;
}

} // namespace Hiwar
