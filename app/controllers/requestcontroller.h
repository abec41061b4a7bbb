// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What goes out beside the messages, in the window: fills the panel for the shown conversation,
// stores what is changed there with the conversation or its profile, offers to undo a reset, and
// marks a conversation that sends anything of its own. GUI thread.
#pragma once

#include "net/values/requestsettings.h"
#include "net/values/settinglevel.h"

#include <QObject>

namespace Hiwar {

class CurrentSettings;
class Library;
class NoticeBar;
class OpenConversations;
class RequestPanel;
class ShownConversation;
class SidePanels;
class WindowActions;
struct Profile;
struct ShownRequest;

class RequestController : public QObject
{
    Q_OBJECT

public:
    struct Views
    {
        SidePanels &panels;
        WindowActions &actions;
        NoticeBar &notice;
    };

    /// All must outlive it.
    RequestController(const Views &views, ShownConversation &shown, CurrentSettings &settings,
                      Library &library, QObject *parent = nullptr);

private:
    void setPanel(RequestPanel &panel);
    void takeShown();
    void refresh();
    void fill(RequestPanel &panel) const;
    void fillPersona(ShownRequest &shown, const QString &personaId) const;
    void choosePersona(const QString &personaId);
    void store(SettingLevel level, const RequestSettings &settings);
    void storeInProfile(const QString &id, const RequestSettings &settings);
    void tellReset(SettingLevel level, const RequestSettings &settings, const QString &sentence);
    [[nodiscard]] const Profile &profile() const;

    Views m_views;
    ShownConversation &m_shown;
    OpenConversations &m_conversations;
    CurrentSettings &m_settings;
    Library &m_library;
    RequestPanel *m_panel = nullptr;
    QMetaObject::Connection m_shownChanges;
};

} // namespace Hiwar
