// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/platform/ownprograms.h"

#include <QCoreApplication>
#include <QDir>
#include <QStandardPaths>

namespace Hiwar {

QString ownProgramPath(const QString &name)
{
    // First where it is installed, then beside this program, where a build has it.
    const QDir here(QCoreApplication::applicationDirPath());
    return QStandardPaths::findExecutable(
        name, {QDir::cleanPath(here.filePath(QStringLiteral(HIWAR_LIBEXEC))), here.path()});
}

} // namespace Hiwar
