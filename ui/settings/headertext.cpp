// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/headertext.h"

#include "net/values/headerrule.h"

#include <QCoreApplication>

namespace Hiwar {

namespace {

struct HeaderTextTr
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::HeaderText)
};

} // namespace

QString describeHeaderFault(const QString &name, const QString &value)
{
    if (name.isEmpty() && value.isEmpty())
        return {};
    const auto fault = findHeaderFault(name, value);
    if (!fault)
        return {};
    switch (*fault) {
    case HeaderFault::NoName:
        return HeaderTextTr::tr("This header has no name yet.");
    case HeaderFault::BadName:
        return HeaderTextTr::tr(
            "A header's name holds only Latin letters, digits and a few signs, as -.");
    case HeaderFault::Reserved:
        return HeaderTextTr::tr("Hiwar sets “%1” itself.").arg(name);
    case HeaderFault::BadValue:
        return HeaderTextTr::tr(
            "The value holds a line break or the like, which no header can carry.");
    }
    Q_UNREACHABLE();
}

} // namespace Hiwar
