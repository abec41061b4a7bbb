// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/traynotifier.h"

namespace Hiwar {

TrayNotifier::TrayNotifier(const QIcon &icon, QObject *parent)
    : Notifier(parent)
    , m_icon(icon)
{
}

void TrayNotifier::show(const Notification &notice)
{
    if (!QSystemTrayIcon::supportsMessages())
        return;
    if (!m_tray) {
        m_tray = std::make_unique<QSystemTrayIcon>(m_icon);
        connect(m_tray.get(), &QSystemTrayIcon::messageClicked, this, [this] {
            if (!m_last.isEmpty())
                emit opened(m_last, {});
        });
    }
    m_last = notice.key;
    m_tray->show();
    m_tray->showMessage(notice.title, notice.body,
                        notice.isFailure ? QSystemTrayIcon::Warning : QSystemTrayIcon::NoIcon);
}

void TrayNotifier::takeBack(const QString &key)
{
    if (key != m_last)
        return;
    m_last.clear();
    m_tray->hide(); // and its message with it
}

} // namespace Hiwar
