// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/globalkeys.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QKeySequence>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

struct GlobalKeysTr
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::GlobalKeys)
};

QString wantedKeys()
{
    return QKeySequence(QLatin1StringView(wantedGlobalKeys), QKeySequence::PortableText)
        .toString(QKeySequence::NativeText);
}

/// No installer there puts `hiwar` where a command is looked for.
QString commandByPath()
{
    const QFileInfo program(QCoreApplication::applicationFilePath());
#ifdef Q_OS_WIN
    const QString file = program.path() + u"/hiwar.exe"_s; // the other one opens a console
#else
    const QString file = program.filePath();
#endif
    return u"\"%1\" --quick"_s.arg(QDir::toNativeSeparators(file));
}

} // namespace

QString tellKeys(const QString &keys)
{
    const QString shown = keys.isEmpty() ? wantedKeys() : keys;
    return GlobalKeysTr::tr("The keys are %1.").arg(shown);
}

QString tellNoKeys(KeyBinder binder)
{
    switch (binder) {
    case KeyBinder::Desktop:
        return GlobalKeysTr::tr(
                   "This desktop gives programs no such keys. In its keyboard settings, bind "
                   "keys of your choice to the command: %1")
            .arg(QLatin1StringView(quickCommand));
    case KeyBinder::Windows:
        return GlobalKeysTr::tr(
                   "Windows gives Hiwar no such keys. Make a shortcut to this command on the "
                   "desktop, and set keys of your choice in its properties: %1")
            .arg(commandByPath());
    case KeyBinder::Mac:
        return GlobalKeysTr::tr(
                   "macOS gives Hiwar no such keys. In the app Shortcuts, make a shortcut that "
                   "runs this command, and give it keys of your choice: %1")
            .arg(commandByPath());
    }
    Q_UNREACHABLE();
}

QString tellTakenKeys(KeyBinder binder)
{
    switch (binder) {
    case KeyBinder::Desktop:
        return GlobalKeysTr::tr(
                   "%1 belongs to another program. In the keyboard settings of the desktop, "
                   "bind other keys to the command: %2")
            .arg(wantedKeys(), QLatin1StringView(quickCommand));
    case KeyBinder::Windows:
        return GlobalKeysTr::tr(
                   "%1 belongs to another program. Make a shortcut to this command on the "
                   "desktop, and set other keys in its properties: %2")
            .arg(wantedKeys(), commandByPath());
    case KeyBinder::Mac:
        return GlobalKeysTr::tr(
                   "%1 belongs to another program. In the app Shortcuts, make a shortcut that "
                   "runs this command, and give it other keys: %2")
            .arg(wantedKeys(), commandByPath());
    }
    Q_UNREACHABLE();
}

} // namespace Hiwar
