// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/headertext.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::HeaderText)
};

/// RFC 9110: what a name may be made of.
bool isTokenCharacter(QChar character)
{
    const char16_t c = character.unicode();
    return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') || (c >= u'0' && c <= u'9') ||
           u"!#$%&'*+-.^_`|~"_s.contains(character);
}

/// Those that say how the request itself is sent.
bool isOurs(const QString &name)
{
    static const QStringList ours{
        u"host"_s, u"content-length"_s, u"content-type"_s, u"connection"_s, u"transfer-encoding"_s,
        u"te"_s,   u"upgrade"_s,        u"trailer"_s,      u"expect"_s,     u"accept-encoding"_s};
    return ours.contains(name.toLower());
}

} // namespace

QString describeHeaderFault(const QString &name, const QString &value)
{
    if (name.isEmpty())
        return value.isEmpty() ? QString() : Words::tr("This header has no name yet.");
    const auto odd = std::find_if_not(name.begin(), name.end(), isTokenCharacter);
    if (odd != name.end())
        return Words::tr("A header's name cannot hold “%1”.").arg(*odd);
    if (isOurs(name))
        return Words::tr("Hiwar sets “%1” itself.").arg(name);
    const bool fits = std::all_of(value.begin(), value.end(), [](QChar c) {
        return c == u'\t' || (c >= u' ' && c < QChar(0x7f));
    });
    return fits ? QString() : Words::tr("The value holds a character that no header can carry.");
}

} // namespace Hiwar
