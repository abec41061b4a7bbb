// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Offers the model servers of this machine: on the welcome card while there is no profile of the
// person's own, and in the settings when asked. The rule it protects: looking is all that happens
// by itself; a profile is made by a click. GUI thread.
#pragma once

#include "net/values/preset.h"
#include "net/values/profile.h"

#include <QFuture>
#include <QObject>

namespace Hiwar {

class CurrentSettings;
class Welcome;

class LocalController : public QObject
{
    Q_OBJECT

public:
    LocalController(Welcome &welcome, CurrentSettings &settings, QList<quint16> ports,
                    QObject *parent = nullptr);
    ~LocalController() override;

    /// Looks when the Guide is all there is.
    void lookAtFirstStart();

private:
    void look();
    void show(const QList<LocalServer> &servers);
    void use(const LocalServer &server);

    Welcome &m_welcome;
    CurrentSettings &m_settings;
    QList<quint16> m_ports;
    QFuture<QList<LocalServer>> m_search;
};

/// A profile that talks to it at once, with a model that looks like one for chats. Pure.
[[nodiscard]] Profile profileOf(const LocalServer &server);

} // namespace Hiwar
