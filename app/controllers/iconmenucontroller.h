// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Keeps the menu of the program's icon as launcherMenu() wants it: soon after a conversation or the
// choice changes, and only if that changes the menu. GUI thread.
#pragma once

#include "app/desktop/iconmenu.h"

#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

namespace Hiwar {

class ConversationIndex;
class CurrentSettings;

class IconMenuController : public QObject
{
    Q_OBJECT

public:
    /// Changes that come together are one.
    static constexpr std::chrono::milliseconds delay{300};

    struct Collaborators
    {
        const ConversationIndex &conversations;
        const CurrentSettings &settings;
        std::function<std::unique_ptr<IconMenu>()> makeMenu; ///< empty: the system has none
    };

    explicit IconMenuController(const Collaborators &with, QObject *parent = nullptr);
    ~IconMenuController() override;

signals:
    void chosen(const QStringList &words);
    /// As of IconMenu::told(), about the titles; empty while they are not wanted.
    void told(const QString &sentence);

private:
    void refresh();
    void makeMenu();
    [[nodiscard]] bool showsTitles() const;

    Collaborators m_with;
    std::unique_ptr<IconMenu> m_menu;
    std::optional<LauncherMenu> m_shown;
    QTimer *m_soon;
};

} // namespace Hiwar
