// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/portallogin.h"

#include "app/desktop/portalrequest.h"

using namespace Qt::StringLiterals;

namespace Hiwar {

PortalLogin::PortalLogin(const QDBusConnection &bus, QObject *parent)
    : LoginStart(parent)
    , m_bus(bus)
{
}

void PortalLogin::set(bool starts)
{
    auto *request = new PortalRequest(m_bus, this);
    connect(request, &PortalRequest::ended, this,
            [this, starts](PortalRequest::End end, const QVariantMap &results) {
                switch (end) {
                case PortalRequest::End::Granted: {
                    const bool does = results.value(u"autostart"_s).toBool();
                    emit answered(does, does == starts ? QString()
                                                       : tr("The desktop does not start Hiwar at "
                                                            "login. Its settings for programs may "
                                                            "allow it."));
                    return;
                }
                case PortalRequest::End::Refused:
                    emit answered(!starts, tr("It was not allowed, so nothing has changed."));
                    return;
                case PortalRequest::End::Failed:
                    emit answered(!starts, tr("This desktop has no way for that. Add Hiwar to what "
                                              "starts at login in its settings."));
                    return;
                }
                Q_UNREACHABLE();
            });
    const QString none; // without a parent window
    request->call(
        u"org.freedesktop.portal.Background"_s, u"RequestBackground"_s,
        {none, QVariantMap{{u"handle_token"_s, request->token()},
                           {u"reason"_s, tr("Start Hiwar at login")},
                           {u"autostart"_s, starts},
                           {u"commandline"_s, QStringList{u"hiwar"_s, u"--background"_s}}}});
}

} // namespace Hiwar
