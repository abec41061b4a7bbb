// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/localcontroller.h"

#include "app/async/whendone.h"
#include "app/settings/currentsettings.h"
#include "net/client/localservers.h"
#include "ui/settings/chatmodels.h"
#include "ui/settings/settingspanel.h"
#include "ui/window/welcome.h"

#include <QUuid>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Hiwar {

Profile profileOf(const LocalServer &server)
{
    Profile profile{.id = QUuid::createUuid().toString(QUuid::WithoutBraces),
                    .name = server.name,
                    .baseUrl = server.baseUrl,
                    .models = server.models};
    profile.model = bestModel(server.models);
    return profile;
}

LocalController::LocalController(Welcome &welcome, CurrentSettings &settings, QList<quint16> ports,
                                 QObject *parent)
    : QObject(parent)
    , m_welcome(welcome)
    , m_settings(settings)
    , m_ports(std::move(ports))
{
    connect(&m_welcome, &Welcome::localServerChosen, this, &LocalController::use);
}

LocalController::~LocalController()
{
    m_search.cancel();
}

void LocalController::lookAtFirstStart()
{
    const QList<Profile> &profiles = m_settings.settings().profiles;
    if (std::all_of(profiles.begin(), profiles.end(),
                    [](const Profile &profile) { return profile.builtIn; }))
        look();
}

void LocalController::look()
{
    m_search.cancel();
    m_search = findLocalServers(this, m_ports);
    whenDone(m_search, this, [this](const QList<LocalServer> &servers) { show(servers); });
}

void LocalController::show(const QList<LocalServer> &servers)
{
    m_welcome.setLocalServers(servers);
}

void LocalController::use(const LocalServer &server)
{
    const QList<Profile> &profiles = m_settings.settings().profiles;
    const auto known = std::find_if(profiles.begin(), profiles.end(), [&](const Profile &profile) {
        return profile.baseUrl == server.baseUrl;
    });
    m_settings.takeUp(known == profiles.end() ? profileOf(server) : *known);
}

} // namespace Hiwar
