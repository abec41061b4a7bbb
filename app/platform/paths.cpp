// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/platform/paths.h"

#include <QDir>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

// QStandardPaths::StateLocation exists since Qt 6.7; for older versions, and to have one place on
// every version, this code follows the XDG rule. Systems without such a folder keep the log beside
// the data.
QString stateFolder()
{
#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
    QString state = qEnvironmentVariable("XDG_STATE_HOME");
    if (!QDir::isAbsolutePath(state))
        state = QDir::homePath() + u"/.local/state"_s;
    return state + u"/hiwar"_s;
#else
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation);
#endif
}

} // namespace

Paths standardPaths()
{
    const QString data = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    const QString config = QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation);
    return {.history = data + u"/history.sqlite"_s,
            .settings = config + u"/settings.json"_s,
            .log = stateFolder() + u"/hiwar.log"_s};
}

} // namespace Hiwar
