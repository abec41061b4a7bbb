// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/update/version.h"

#include "net/values/ascii.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr qsizetype mostCharacters = 64;
constexpr qsizetype mostDigits = 9;

bool isNumber(QStringView part)
{
    return !part.isEmpty() && std::ranges::all_of(part, [](QChar c) { return isAsciiDigit(c); }) &&
           (part.size() == 1 || part.front() != u'0');
}

/// Such as "rc", "1" and "beta-2".
bool isIdentifier(QStringView part)
{
    const bool isWord = std::all_of(part.begin(), part.end(), [](QChar c) {
        return isAsciiDigit(c) || c == u'-' || (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z');
    });
    return !part.isEmpty() && isWord &&
           (isNumber(part) || !std::ranges::all_of(part, [](QChar c) { return isAsciiDigit(c); }));
}

/// Numbers are before words, and sorted by value.
int comparePart(const QString &one, const QString &other)
{
    if (isNumber(one) != isNumber(other))
        return isNumber(one) ? -1 : 1;
    if (isNumber(one) && one.size() != other.size())
        return one.size() < other.size() ? -1 : 1;
    return one.compare(other);
}

} // namespace

std::optional<Version> parseVersion(QStringView text)
{
    if (text.size() > mostCharacters)
        return {};
    const qsizetype dash = text.indexOf(u'-');
    Version version;
    std::size_t place = 0;
    for (const QStringView part : text.left(dash).split(u'.')) {
        if (place == version.numbers.size() || !isNumber(part) || part.size() > mostDigits)
            return {};
        version.numbers.at(place++) = part.toInt();
    }
    if (dash < 0)
        return version;
    for (const QStringView part : text.sliced(dash + 1).split(u'.')) {
        if (!isIdentifier(part))
            return {};
        version.preRelease.append(part.toString());
    }
    return version;
}

bool isOlder(const Version &one, const Version &other)
{
    if (one.numbers != other.numbers)
        return one.numbers < other.numbers;
    if (one.preRelease.isEmpty() || other.preRelease.isEmpty())
        return !one.preRelease.isEmpty() && other.preRelease.isEmpty();
    const auto parts = std::min(one.preRelease.size(), other.preRelease.size());
    for (qsizetype i = 0; i < parts; ++i) {
        if (const int order = comparePart(one.preRelease.at(i), other.preRelease.at(i)))
            return order < 0;
    }
    return one.preRelease.size() < other.preRelease.size();
}

} // namespace Hiwar
