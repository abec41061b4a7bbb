// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/values/headerrule.h"

#include <QString>

#include <algorithm>
#include <array>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

bool isTokenCharacter(QChar c)
{
    const char16_t u = c.unicode();
    return (u >= u'0' && u <= u'9') || (u >= u'a' && u <= u'z') || (u >= u'A' && u <= u'Z') ||
           QStringView(u"!#$%&'*+-.^_`|~").contains(c);
}

bool isReserved(QStringView name)
{
    static constexpr std::array reserved{"host"_L1,
                                         "content-length"_L1,
                                         "connection"_L1,
                                         "transfer-encoding"_L1,
                                         "te"_L1,
                                         "trailer"_L1,
                                         "upgrade"_L1,
                                         "keep-alive"_L1,
                                         "expect"_L1,
                                         "proxy-connection"_L1,
                                         "proxy-authorization"_L1};
    return std::any_of(reserved.begin(), reserved.end(), [name](QLatin1StringView word) {
        return name.compare(word, Qt::CaseInsensitive) == 0;
    });
}

} // namespace

std::optional<HeaderFault> findHeaderFault(QStringView name, QStringView value)
{
    if (name.isEmpty())
        return HeaderFault::NoName;
    if (!std::all_of(name.begin(), name.end(), isTokenCharacter))
        return HeaderFault::BadName;
    if (isReserved(name))
        return HeaderFault::Reserved;
    const auto isControl = [](QChar c) { return c.category() == QChar::Other_Control; };
    if (std::any_of(value.begin(), value.end(), isControl) || !value.isValidUtf16())
        return HeaderFault::BadValue;
    return {};
}

} // namespace Hiwar
