// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Tells the conversation view how the person wants to read, and keeps what they choose in the
// panel. GUI thread.
#pragma once

#include <QObject>

namespace Hiwar {

class ConversationView;
class CurrentSettings;
class SettingsPanel;

class ReadingController : public QObject
{
    Q_OBJECT

public:
    ReadingController(ConversationView &view, CurrentSettings &settings, QObject *parent = nullptr);

    /// Once it is made.
    void setPanel(SettingsPanel &panel);

private:
    void apply();

    SettingsPanel *m_panel = nullptr;
    ConversationView &m_view;
    CurrentSettings &m_settings;
};

} // namespace Hiwar
