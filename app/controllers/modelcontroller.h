// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Shows who answers in the conversation that is shown, in the header and at the composer, and lets
// the user choose another profile or model there. GUI thread.
#pragma once

#include <QObject>

class QMenu;

namespace Hiwar {

class Composer;
class CurrentSettings;
class Header;
class OpenConversations;
class SidePanels;
class Welcome;
struct Profile;

class ModelController : public QObject
{
    Q_OBJECT

public:
    struct Views
    {
        Header &header;
        Composer &composer;
        Welcome &welcome;
        SidePanels &panels;
    };

    ModelController(const Views &views, OpenConversations &conversations, CurrentSettings &settings,
                    QObject *parent = nullptr);

private:
    void takeShown();
    void refresh();
    void fill(QMenu &menu);
    void addProfiles(QMenu &menu);
    void addModels(QMenu &menu);
    void leadToModels();
    [[nodiscard]] const Profile &profile() const;

    Views m_views;
    OpenConversations &m_conversations;
    CurrentSettings &m_settings;
    QMetaObject::Connection m_shownChanges;
};

} // namespace Hiwar
