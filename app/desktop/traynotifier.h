// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Notifications where there is no D-Bus: Windows and macOS show those of an icon in the tray or the
// menu bar, which is there while one is. There is no field for an answer, and only the last one
// can be opened. GUI thread.
#pragma once

#include "app/notification/notifier.h"

#include <QSystemTrayIcon>

#include <memory>

namespace Hiwar {

class TrayNotifier : public Notifier
{
    Q_OBJECT

public:
    explicit TrayNotifier(const QIcon &icon, QObject *parent = nullptr);

    void show(const Notification &notice) override;
    void takeBack(const QString &key) override;

private:
    QIcon m_icon;
    std::unique_ptr<QSystemTrayIcon> m_tray;
    QString m_last; ///< the key of the one that is shown; empty: none
};

} // namespace Hiwar
