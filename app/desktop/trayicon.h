// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The icon in the tray, with a menu. Made only when the user wants it. GUI thread.
#pragma once

#include <QMenu>
#include <QSystemTrayIcon>

namespace Hiwar {

class TrayIcon : public QObject
{
    Q_OBJECT

public:
    explicit TrayIcon(const QIcon &icon, QObject *parent = nullptr);

    /// Whether the desktop shows it now.
    [[nodiscard]] bool isThere() const;
    [[nodiscard]] const QMenu &menu() const { return m_menu; }

signals:
    /// The window is to be shown, or hidden if it is in front.
    void windowToggled();
    void newConversationRequested();
    void quickQuestionRequested();
    void quitRequested();

private:
    QMenu m_menu;
    QSystemTrayIcon m_icon; ///< before the menu that it shows
};

} // namespace Hiwar
