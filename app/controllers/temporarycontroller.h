// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The temporary conversation in the window: begun, marked as such, kept when a person says so, and
// told to be gone once it was left. The rule it protects: only the person who sits there leaves one
// in which something stands; a link or another start asks. GUI thread.
#pragma once

#include <QObject>

#include <functional>

namespace Hiwar {

class Composer;
class CurrentSettings;
class NoticeBar;
class OpenConversations;
class Sidebar;
class TemporaryBar;

class TemporaryController : public QObject
{
    Q_OBJECT

public:
    struct Views
    {
        Sidebar &sidebar;
        Composer &composer;
        NoticeBar &notice;
        TemporaryBar &bar;
    };

    TemporaryController(const Views &views, OpenConversations &conversations,
                        CurrentSettings &settings, QObject *parent = nullptr);

    /// An empty one with this draft; nothing is sent.
    void start(const QString &draft = {});

    /// Goes on at once, or where something would be gone by that when the person says so.
    void leaveFor(const std::function<void()> &goOn);

    /// Tells whether the shown conversation is one of these.
    void refresh();

signals:
    /// A narrow window shows the conversation.
    void begun();
    void temporaryShown(bool isTemporary);

private:
    [[nodiscard]] bool holdsWords() const;

    Views m_views;
    OpenConversations &m_conversations;
    CurrentSettings &m_settings;
};

} // namespace Hiwar
