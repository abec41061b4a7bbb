// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The temporary conversation in the window: begins it, marks it, keeps it when the user says so,
// and reports that it is gone after it was left. Rule: only the user leaves one that has any
// content; a link or another start asks. GUI thread.
#pragma once

#include <QObject>

#include <functional>

namespace Hiwar {

class Composer;
class CurrentSettings;
class NoticeBar;
class OpenConversations;
class ShownConversation;
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

    TemporaryController(const Views &views, ShownConversation &shown, CurrentSettings &settings,
                        QObject *parent = nullptr);

    /// Begins an empty one with this draft; sends nothing.
    void start(const QString &draft = {});

    /// Calls `goOn` at once, or, if content would be lost, when the user agrees.
    void leaveFor(const std::function<void()> &goOn);

    /// Announces whether the shown conversation is temporary.
    void refresh();

signals:
    /// A narrow window shows the conversation.
    void begun();
    void temporaryShown(bool isTemporary);

private:
    [[nodiscard]] bool holdsWords() const;

    Views m_views;
    ShownConversation &m_shown;
    OpenConversations &m_conversations;
    CurrentSettings &m_settings;
};

} // namespace Hiwar
