// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/readingcontroller.h"

#include "app/settings/currentsettings.h"
#include "ui/conversation/conversationview.h"
#include "ui/settings/settingspanel.h"

namespace Hiwar {

namespace {

Announcements announcementsOf(SpokenReply spoken)
{
    switch (spoken) {
    case SpokenReply::Nothing:
        return Announcements::None;
    case SpokenReply::Ends:
        return Announcements::Ends;
    case SpokenReply::Sentences:
        return Announcements::Sentences;
    }
    Q_UNREACHABLE();
}

SpokenReply spokenOf(Announcements announcements)
{
    switch (announcements) {
    case Announcements::None:
        return SpokenReply::Nothing;
    case Announcements::Ends:
        return SpokenReply::Ends;
    case Announcements::Sentences:
        return SpokenReply::Sentences;
    }
    Q_UNREACHABLE();
}

} // namespace

ReadingOptions optionsOf(const ReadingChoices &choices)
{
    return {.followReplies = choices.followReplies,
            .pinQuestion = choices.pinQuestion,
            .dollarFormulas = choices.dollarFormulas,
            .ownMarkdown = choices.ownMarkdown,
            .wrapCode = choices.wrapCode,
            .announcements = announcementsOf(choices.spoken)};
}

ReadingChoices choicesOf(const ReadingOptions &options)
{
    return {.followReplies = options.followReplies,
            .pinQuestion = options.pinQuestion,
            .dollarFormulas = options.dollarFormulas,
            .ownMarkdown = options.ownMarkdown,
            .wrapCode = options.wrapCode,
            .spoken = spokenOf(options.announcements)};
}

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
        m_settings.change([&](Settings &all) { all.reading = choicesOf(options); });
    });
    apply();
}

void ReadingController::apply()
{
    const ReadingOptions options = optionsOf(m_settings.settings().reading);
    if (m_panel)
        m_panel->setReading(options);
    m_view.setReadingOptions(options);
}

} // namespace Hiwar
