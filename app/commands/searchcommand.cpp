// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/searchcommand.h"

#include "app/commands/commandjob.h"

#ifdef HIWAR_HAS_DBUS
#include "app/desktop/desktopsearch.h"
#include "app/platform/endsignals.h"
#include "app/settings/settingsstore.h"

#include <QCoreApplication>
#include <QDBusConnection>
#include <QProcess>
#endif

using namespace Qt::StringLiterals;

namespace Hiwar {

int serveDesktopSearch([[maybe_unused]] const Paths &paths)
{
#ifdef HIWAR_HAS_DBUS
    const SettingsStore settings(paths.settings);
    DesktopSearchService service({.historyPath = paths.history,
                                  .allowed = [&settings] { return settings.desktop().search; },
                                  .launch =
                                      [](const QStringList &words) {
                                          QProcess::startDetached(
                                              QCoreApplication::applicationFilePath(), words);
                                      }});
    auto bus = QDBusConnection::sessionBus();
    if (!bus.registerVirtualObject(QLatin1StringView(searchPath), &service) ||
        !bus.registerService(QLatin1StringView(searchService))) {
        printErrorLine(u"The desktop's search is answered already, or there is no session bus."_s);
        return int(ExitStatus::Failed);
    }
    const EndSignals ends;
    QObject::connect(&ends, &EndSignals::arrived, &service, &QCoreApplication::quit);
    QObject::connect(&service, &DesktopSearchService::idle, &service, &QCoreApplication::quit);
    return QCoreApplication::exec();
#else
    printErrorLine(u"This system has no D-Bus, and its search asks no programs."_s);
    return int(ExitStatus::Failed);
#endif
}

} // namespace Hiwar
