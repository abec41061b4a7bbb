// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/writingcontroller.h"

#include "app/async/whendone.h"
#include "app/chat/chatsession.h"
#include "app/chat/openconversations.h"
#include "app/chat/shownconversation.h"
#include "app/settings/currentsettings.h"
#include "app/spelling/spellchecker.h"
#include "ui/composer/composer.h"
#include "ui/composer/messageedit.h"
#include "ui/composer/promptpicker.h"
#include "ui/composer/questionhistory.h"
#include "ui/composer/spellmenu.h"
#include "ui/settings/settingspanel.h"
#include "ui/settings/spellingsection.h"
#include "ui/window/noticebar.h"

namespace Hiwar {

WritingController::WritingController(Composer &composer, NoticeBar &notice,
                                     const Collaborators &with, QObject *parent)
    : QObject(parent)
    , m_composer(composer)
    , m_with(with)
    , m_marks(new SpellMarks(composer.edit()))
    , m_menu(new SpellMenu(composer.edit(), *m_marks))
    , m_history(new QuestionHistory(composer.edit()))
{
    connect(m_history, &QuestionHistory::wanted, this, &WritingController::giveQuestions);
    // A question that is a command by chance opens no list.
    connect(m_history, &QuestionHistory::shown, &m_composer.prompts(), &PromptPicker::close);
    connectSpelling(notice);
    apply();
}

void WritingController::connectSpelling(NoticeBar &notice)
{
    SpellChecker *spelling = &m_with.spelling;
    connect(m_marks, &SpellMarks::paragraphWanted, this, [this](int number, const QString &text) {
        whenDone(m_with.spelling.check({text}), m_marks,
                 [this, number](const QList<QList<WordRange>> &mistakes) {
                     m_marks->takeMistakes(number, mistakes.value(0));
                 });
    });
    connect(m_menu, &SpellMenu::suggestionsWanted, this, [this](const QString &word) {
        whenDone(m_with.spelling.suggestions(word), m_menu,
                 [this, word](const QStringList &words) { m_menu->setSuggestions(word, words); });
    });
    connect(m_menu, &SpellMenu::additionWanted, spelling, &SpellChecker::addWord);
    connect(spelling, &SpellChecker::wordsChanged, m_marks, &SpellMarks::checkAgain);
    connect(spelling, &SpellChecker::storingFailed, &notice,
            [&notice](const QString &sentence) { notice.tell(sentence); });
    connect(&m_with.settings, &CurrentSettings::changed, this, &WritingController::apply);
}

void WritingController::apply()
{
    const SpellingOptions &options = m_with.settings.settings().spelling;
    const bool isOther = m_with.spelling.options() != options;
    m_with.spelling.setOptions(options);
    m_marks->setOn(options.isOn);
    if (isOther)
        m_marks->checkAgain();
}

void WritingController::giveQuestions()
{
    const ChatSession *session = m_with.shown.session();
    if (!session || m_composer.isEditing())
        return;
    QStringList questions;
    const QStringList &path = session->conversation().path();
    for (auto id = path.crbegin(); id != path.crend(); ++id) {
        const MessageNode *message = session->conversation().find(*id);
        if (message && message->role == Role::User && !questions.contains(message->content) &&
            !message->content.trimmed().isEmpty())
            questions << message->content;
    }
    m_history->setQuestions(questions);
}

void WritingController::setPanel(SettingsPanel &panel)
{
    SpellingSection *part = &panel.spelling();
    const auto refill = [this, part] {
        part->setOn(m_with.settings.settings().spelling.isOn);
        whenDone(m_with.spelling.dictionaries(), part,
                 [part](const QList<OfferedDictionary> &all) { part->setDictionaries(all); });
    };
    const auto listWords = [this, part] {
        whenDone(m_with.spelling.ownWords(), part,
                 [part](const QStringList &words) { part->setOwnWords(words); });
    };
    refill();
    listWords();
    connect(&m_with.settings, &CurrentSettings::changed, part, refill);
    connect(&m_with.spelling, &SpellChecker::wordsChanged, part, listWords);
    connect(part, &SpellingSection::turned, this, [this](bool isOn) {
        m_with.settings.change([isOn](Settings &all) { all.spelling.isOn = isOn; });
    });
    connect(part, &SpellingSection::languagesChosen, this, [this](const QStringList &languages) {
        m_with.settings.change([&languages](Settings &all) { all.spelling.languages = languages; });
    });
    connect(part, &SpellingSection::removalWanted, &m_with.spelling, &SpellChecker::removeWord);
}

void WritingController::setTheme(const Theme &theme)
{
    m_marks->setTheme(theme);
}

} // namespace Hiwar
