// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The start at login of a program in a sandbox, by org.freedesktop.portal.Background, which may ask
// the user. GUI thread.
#pragma once

#include "app/desktop/loginstart.h"

#include <QDBusConnection>

namespace Hiwar {

class PortalLogin : public LoginStart
{
    Q_OBJECT

public:
    explicit PortalLogin(const QDBusConnection &bus, QObject *parent = nullptr);

    void set(bool starts) override;

private:
    QDBusConnection m_bus;
};

} // namespace Hiwar
