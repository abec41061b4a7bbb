// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Offers the model servers of this machine on the welcome card, while the user has no profile. (In
// the settings SettingsController offers them.) Rule: only the search happens by itself; a profile
// is made by a click. GUI thread.
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

    /// Searches if the Guide is the only profile.
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

/// A profile for this server, ready for use, with a model that looks like a chat model. Pure.
[[nodiscard]] Profile profileOf(const LocalServer &server);

} // namespace Hiwar
