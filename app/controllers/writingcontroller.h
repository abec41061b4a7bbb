// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What goes with writing in the composer: words that no dictionary knows are marked, and earlier
// questions of the shown conversation come with Up. Nothing is read before there is a text. GUI
// thread.
#pragma once

#include "ui/theme/theme.h"

#include <QObject>

namespace Hiwar {

class Composer;
class CurrentSettings;
class NoticeBar;
class ShownConversation;
class QuestionHistory;
class SettingsPanel;
class SpellChecker;
class SpellMarks;
class SpellMenu;

class WritingController : public QObject
{
    Q_OBJECT

public:
    struct Collaborators
    {
        const ShownConversation &shown;
        CurrentSettings &settings;
        SpellChecker &spelling;
    };

    WritingController(Composer &composer, NoticeBar &notice, const Collaborators &with,
                      QObject *parent = nullptr);

    /// Called once the panel is made.
    void setPanel(SettingsPanel &panel);
    void setTheme(const Theme &theme);

private:
    void connectSpelling(NoticeBar &notice);
    void apply();
    void giveQuestions();

    Composer &m_composer;
    Collaborators m_with;
    SpellMarks *m_marks;
    SpellMenu *m_menu;
    QuestionHistory *m_history;
};

} // namespace Hiwar
