// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Global keys by org.freedesktop.portal.GlobalShortcuts: the desktop asks the user which keys, and
// remembers them. The way on Wayland and in a sandbox. GUI thread.
#pragma once

#include "app/desktop/globalkeys.h"

#include <QDBusConnection>
#include <QDBusObjectPath>
#include <QVariantMap>

namespace Hiwar {

class PortalKeys : public GlobalKeys
{
    Q_OBJECT

public:
    explicit PortalKeys(const QDBusConnection &bus, QObject *parent = nullptr);
    ~PortalKeys() override;

    void begin() override;

private slots:
    void onActivated(const QDBusObjectPath &session, const QString &id, qulonglong time,
                     const QVariantMap &options);

private:
    void bind();
    void takeBound(const QVariantMap &results);

    QDBusConnection m_bus;
    QString m_session; ///< the path of it; empty: none yet
};

} // namespace Hiwar
