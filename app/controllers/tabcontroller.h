// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The tabs of a window: shows which conversations they contain and does what the user wants of
// them. GUI thread.
#pragma once

#include <QObject>

#include <functional>

namespace Hiwar {

class CurrentSettings;
class ShownConversation;
class TabStrip;
class WindowActions;

class TabController : public QObject
{
    Q_OBJECT

public:
    struct Views
    {
        TabStrip &tabs;
        WindowActions &actions;
    };
    struct Collaborators
    {
        ShownConversation &shown;
        CurrentSettings &settings;
        /// Another window that has this conversation gives it up. May be empty.
        std::function<void(const QString &id)> takeFromOthers = {};
    };

    TabController(const Views &views, const Collaborators &with, QObject *parent = nullptr);

    /// Shows it in a tab of its own behind the present one, or in the one it has; the window that
    /// has it comes to the front.
    void open(const QString &conversationId);
    /// The same, but another window that has it gives it up.
    void take(const QString &conversationId);

signals:
    /// It is to be shown in a window of its own.
    void windowRequested(const QString &id);
    /// The user opened a conversation: a narrow window shows it.
    void conversationOpened();

private:
    void connectTabs();
    void drop(const QString &id, int at);
    void refresh();
    /// Of what is in no list yet.
    [[nodiscard]] QString nameOfNew(const QString &id) const;

    Views m_views;
    Collaborators m_with;
};

} // namespace Hiwar
