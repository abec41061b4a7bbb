// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Tells the conversation view how the person wants to read, and keeps what they choose in the
// panel. GUI thread.
#pragma once

#include "app/settings/settings.h"
#include "ui/conversation/readingoptions.h"

#include <QObject>

namespace Hiwar {

class ConversationView;
class SettingsDesk;
class SettingsPanel;

class ReadingDesk : public QObject
{
    Q_OBJECT

public:
    ReadingDesk(ConversationView &view, SettingsDesk &settings, QObject *parent = nullptr);

    /// Once it is made.
    void setPanel(SettingsPanel &panel);

private:
    void apply();

    SettingsPanel *m_panel = nullptr;
    ConversationView &m_view;
    SettingsDesk &m_settings;
};

[[nodiscard]] ReadingOptions optionsOf(const ReadingChoices &choices);
[[nodiscard]] ReadingChoices choicesOf(const ReadingOptions &options);

} // namespace Hiwar
