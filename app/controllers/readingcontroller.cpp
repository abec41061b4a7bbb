// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/readingcontroller.h"

#include "app/settings/currentsettings.h"
#include "ui/conversation/conversationview.h"
#include "ui/settings/looksection.h"
#include "ui/settings/settingspanel.h"

namespace Hiwar {

ReadingController::ReadingController(ConversationView &view, CurrentSettings &settings,
                                     QObject *parent)
    : QObject(parent)
    , m_view(view)
    , m_settings(settings)
{
    connect(&m_settings, &CurrentSettings::changed, this, &ReadingController::apply);
    apply();
}

void ReadingController::setPanel(SettingsPanel &panel)
{
    m_panel = &panel;
    connect(m_panel, &SettingsPanel::readingChosen, this, [this](const ReadingOptions &options) {
        m_settings.change([&](Settings &all) { all.reading = options; });
    });
    connect(&m_panel->look(), &LookSection::chosen, this, [this](const LookOptions &look) {
        m_settings.change([&](Settings &all) { all.look = look; });
    });
    apply();
}

void ReadingController::apply()
{
    const ReadingOptions options = m_settings.settings().reading;
    if (m_panel) {
        m_panel->setReading(options);
        m_panel->look().setOptions(m_settings.settings().look);
    }
    m_view.setReadingOptions(options);
}

} // namespace Hiwar
