// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Applies the user's reading options to the conversation view, and stores the choices made in the
// panel, also those of fonts, which Application applies. GUI thread.
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

    /// Called once the panel is made.
    void setPanel(SettingsPanel &panel);

private:
    void apply();

    SettingsPanel *m_panel = nullptr;
    ConversationView &m_view;
    CurrentSettings &m_settings;
};

} // namespace Hiwar
