// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/settingnames.h"

#include <QCoreApplication>

namespace Hiwar {

namespace {

constexpr auto pages = "Hiwar::SettingsPages";

constexpr SettingName section(SettingsTopic topic, const char *words)
{
    return {.topic = topic, .part = nullptr, .context = pages, .words = words};
}

} // namespace

const QList<SettingName> &settingNames()
{
    using enum SettingsTopic;
    static const QList<SettingName> all{
        section(Models, "Models"),
        {Models, "Profile", "Hiwar::ProfileBar", "Profile"},
        {Models, "New profile", "Hiwar::ProfileBar", "New profile"},
        {Models, "Request", "Hiwar::FurtherSettings", "Request"},
        {Models, "Spending", "Hiwar::FurtherSettings", "Spending"},
        {Models, "Waiting", "Hiwar::FurtherSettings", "Waiting"},
        {Models, "Connection", "Hiwar::FurtherSettings", "Connection"},
        {Models, "Use", "Hiwar::FurtherSettings", "Use"},
        section(Appearance, "Appearance"),
        {Appearance, "Colours", "Hiwar::Appearance", "Colours"},
        {Appearance, "Font of the window", "Hiwar::LookSection", "Font of the window"},
        {Appearance, "Size in the window", "Hiwar::LookSection", "Size in the window"},
        {Appearance, "Font of messages", "Hiwar::LookSection", "Font of messages"},
        {Appearance, "Size of messages", "Hiwar::LookSection", "Size of messages"},
        {Appearance, "Font of code", "Hiwar::LookSection", "Font of code"},
        {Appearance, "Size of code", "Hiwar::LookSection", "Size of code"},
        {Appearance, "Distance of lines", "Hiwar::LookSection", "Distance of lines"},
        {Appearance, "Width of the conversation", "Hiwar::LookSection",
         "Width of the conversation"},
        section(Reading, "Reading"),
        {Reading, "Messages", "Hiwar::ReadingSection", "Messages"},
        {Reading, "Follow replies", "Hiwar::ReadingSection", "Follow replies"},
        {Reading, "Question on top", "Hiwar::ReadingSection", "Question on top"},
        {Reading, "Formulas between $ signs", "Hiwar::ReadingSection", "Formulas between $ signs"},
        {Reading, "Show my messages as Markdown", "Hiwar::ReadingSection",
         "Show my messages as Markdown"},
        {Reading, "Wrap code", "Hiwar::ReadingSection", "Wrap code"},
        {Reading, "Line numbers", "Hiwar::ReadingSection", "Line numbers"},
        {Reading, "Time of a message", "Hiwar::ReadingSection", "Time of a message"},
        {Reading, "Tokens of a reply", "Hiwar::ReadingSection", "Tokens of a reply"},
        {Reading, "Duration of a reply", "Hiwar::ReadingSection", "Duration of a reply"},
        {Reading, "Read aloud", "Hiwar::ReadingSection", "Screen reader announces"},
        section(Writing, "Writing"),
        {Writing, "Check spelling", "Hiwar::SpellingSection", "Check spelling"},
        {Writing, "My words", "Hiwar::SpellingSection", "My words"},
        {Writing, "Dictation by", "Hiwar::DictationSection", "Dictation by"},
        {Writing, "Language of dictation", "Hiwar::DictationSection", "Language of dictation"},
        section(Files, "Files"),
        {Files, "Offer a long paste as a file", "Hiwar::FilesSection",
         "Offer a long paste as a file"},
        {Files, "Longest side of pictures", "Hiwar::FilesSection", "Longest side of pictures"},
        {Files, "PDFs are sent as", "Hiwar::FilesSection", "PDFs are sent as"},
        {Files, "Send recordings", "Hiwar::FilesSection", "Send recordings"},
        {Files, "Keep original files", "Hiwar::FilesSection", "Keep original files"},
        section(Keyboard, "Keyboard"),
        {Keyboard, "Send with", "Hiwar::KeyboardSection", "Send with"},
        section(Language, "Language"),
        section(Desktop, "Desktop"),
        {Desktop, "Notifications", "Hiwar::DesktopSection", "Notifications"},
        {Desktop, "Show the reply in notifications", "Hiwar::DesktopSection",
         "Show the beginning of the reply"},
        {Desktop, "Notification sound", "Hiwar::DesktopSection", "Play a sound"},
        {Desktop, "Count on the icon", "Hiwar::DesktopSection", "Show a number on the icon"},
        {Desktop, "Tray icon", "Hiwar::DesktopSection", "Icon in the tray"},
        {Desktop, "Stay in the tray", "Hiwar::DesktopSection",
         "Closing the window keeps Hiwar running"},
        {Desktop, "Start at login", "Hiwar::DesktopSection", "Start when I log in"},
        {Desktop, "Quick question keys", "Hiwar::DesktopSection",
         "Ask a quick question from any program"},
        {Desktop, "List the last conversations", "Hiwar::DesktopSection",
         "Last conversations in the menu of the icon"},
        {Desktop, "Desktop search", "Hiwar::DesktopSection", "Search of the desktop"},
        section(Data, "Data"),
        section(Privacy, "Privacy"),
        {Privacy, "Warn of secrets", "Hiwar::PrivacySection", "Warn before a key or token is sent"},
        {Privacy, "Titles by the model", "Hiwar::TitlesSection",
         "Let the model name conversations"},
        {Privacy, "Titles and summaries", "Hiwar::TitlesSection", "Titles and summaries by"},
        section(About, "About"),
    };
    return all;
}

QString shownName(const SettingName &setting)
{
    return QCoreApplication::translate(setting.context, setting.words);
}

QString shownTopic(SettingsTopic topic)
{
    for (const SettingName &setting : settingNames()) {
        if (setting.topic == topic && !setting.part)
            return shownName(setting);
    }
    return {};
}

} // namespace Hiwar
