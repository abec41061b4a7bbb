// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/launcherbadge.h"

#include <QDBusMessage>
#include <QVariantMap>

using namespace Qt::StringLiterals;

namespace Hiwar {

void showOnLauncher(const QDBusConnection &bus, int count)
{
    QDBusMessage update =
        QDBusMessage::createSignal(u"/com/canonical/unity/launcherentry/hiwar"_s,
                                   u"com.canonical.Unity.LauncherEntry"_s, u"Update"_s);
    update << u"application://io.github.hiwar.hiwar.desktop"_s
           << QVariantMap{{u"count"_s, qint64(count)}, {u"count-visible"_s, count > 0}};
    bus.send(update);
}

} // namespace Hiwar
