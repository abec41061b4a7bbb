// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/trayicon.h"

namespace Hiwar {

TrayIcon::TrayIcon(const QIcon &icon, QObject *parent)
    : QObject(parent)
    , m_icon(icon)
{
    m_menu.addAction(tr("Show or hide Hiwar"), this, &TrayIcon::windowToggled);
    m_menu.addAction(tr("New conversation"), this, &TrayIcon::newConversationRequested);
    m_menu.addAction(tr("Quick question"), this, &TrayIcon::quickQuestionRequested);
    m_menu.addSeparator();
    m_menu.addAction(tr("Quit"), this, &TrayIcon::quitRequested);
    m_icon.setToolTip(QStringLiteral("Hiwar"));
    m_icon.setContextMenu(&m_menu);
    connect(&m_icon, &QSystemTrayIcon::activated, this,
            [this](QSystemTrayIcon::ActivationReason reason) {
                if (reason == QSystemTrayIcon::Trigger)
                    emit windowToggled();
            });
    m_icon.show();
}

bool TrayIcon::isThere() const
{
    return QSystemTrayIcon::isSystemTrayAvailable() && m_icon.isVisible();
}

} // namespace Hiwar
