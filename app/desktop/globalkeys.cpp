// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/globalkeys.h"

#include <QCoreApplication>
#include <QKeySequence>

namespace Hiwar {

namespace {

struct Tr
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::GlobalKeys)
};

QString wantedKeys()
{
    return QKeySequence(QLatin1StringView(wantedGlobalKeys), QKeySequence::PortableText)
        .toString(QKeySequence::NativeText);
}

} // namespace

QString tellKeys(const QString &keys)
{
    const QString shown = keys.isEmpty() ? wantedKeys() : keys;
    return Tr::tr("The keys are %1.").arg(shown);
}

QString tellNoKeys()
{
    return Tr::tr(
               "This desktop gives programs no such keys. In its keyboard settings, bind keys of "
               "your choice to the command: %1")
        .arg(QLatin1StringView(quickCommand));
}

QString tellTakenKeys()
{
    return Tr::tr("%1 belongs to another program. In the keyboard settings of the desktop, bind "
                  "other keys to the command: %2")
        .arg(wantedKeys(), QLatin1StringView(quickCommand));
}

} // namespace Hiwar
