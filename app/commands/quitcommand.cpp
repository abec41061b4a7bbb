// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/quitcommand.h"

#include "app/commands/commandjob.h"
#include "app/platform/singleinstance.h"

#include <QCoreApplication>
#include <QTimer>

namespace Hiwar {

namespace {

/// A window stores its data and ends within moments, unless it hangs.
constexpr std::chrono::seconds patience{15};

} // namespace

int quitWindow(const QString &historyPath)
{
    SingleInstance instance(instanceName(historyPath));
    QObject::connect(&instance, &SingleInstance::told, &instance,
                     [] { QCoreApplication::exit(int(ExitStatus::Complete)); });
    QTimer::singleShot(patience, &instance, [] {
        printErrorLine(QCoreApplication::translate(
            "QuitCommand", "The Hiwar that runs does not end. Close its window, or end it in the "
                           "system's list of programs: what it was told is kept."));
        QCoreApplication::exit(int(ExitStatus::Failed));
    });
    // Queued, because the event loop does not run yet.
    QMetaObject::invokeMethod(&instance, &SingleInstance::tellToQuit, Qt::QueuedConnection);
    return QCoreApplication::exec();
}

} // namespace Hiwar
