// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/dictationsection.h"

#include "net/values/endpoint.h"
#include "ui/settings/choicebox.h"
#include "ui/settings/choicerow.h"
#include "ui/settings/inlinemessagelabel.h"

#include <QCompleter>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

struct SpokenLanguage
{
    const char *code;
    const char *name; ///< in that language, so it is never translated
};

/// Those that most models for speech know; a chosen one that is not among them becomes one.
constexpr std::array spokenLanguages{
    SpokenLanguage{"ar", "العربية"},    SpokenLanguage{"bn", "বাংলা"},
    SpokenLanguage{"cs", "čeština"},    SpokenLanguage{"de", "Deutsch"},
    SpokenLanguage{"en", "English"},    SpokenLanguage{"es", "español"},
    SpokenLanguage{"fa", "فارسی"},      SpokenLanguage{"fr", "français"},
    SpokenLanguage{"he", "עברית"},      SpokenLanguage{"hi", "हिन्दी"},
    SpokenLanguage{"id", "Indonesia"},  SpokenLanguage{"it", "italiano"},
    SpokenLanguage{"ja", "日本語"},     SpokenLanguage{"ko", "한국어"},
    SpokenLanguage{"nl", "Nederlands"}, SpokenLanguage{"pl", "polski"},
    SpokenLanguage{"pt", "português"},  SpokenLanguage{"ru", "русский"},
    SpokenLanguage{"sv", "svenska"},    SpokenLanguage{"tr", "Türkçe"},
    SpokenLanguage{"uk", "українська"}, SpokenLanguage{"ur", "اردو"},
    SpokenLanguage{"vi", "Tiếng Việt"}, SpokenLanguage{"zh", "中文"}};

} // namespace

DictationSection::DictationSection(QWidget *parent)
    : QWidget(parent)
    , m_profile(new ChoiceRow(u"Dictation by"_s, tr("Dictation by"),
                              tr("Who turns what you dictate into words"), this))
    , m_caption(new QLabel(tr("Model for dictation"), m_profile))
    , m_model(new ChoiceBox(u"Model for dictation"_s, m_caption->text(), m_profile))
    , m_language(new ChoiceRow(u"Language of dictation"_s, tr("Language of dictation"),
                               tr("The language in which you dictate"), this))
    , m_receives(new InlineMessageLabel(m_profile))
{
    m_caption->setWordWrap(true);
    m_caption->setBuddy(m_model);
    m_model->setAccessibleDescription(tr("Type a name, or choose one the service offers"));
    m_model->setEditable(true);
    m_model->setInsertPolicy(QComboBox::NoInsert);
    m_model->completer()->setCompletionMode(QCompleter::PopupCompletion);
    m_model->completer()->setFilterMode(Qt::MatchContains);
    m_model->lineEdit()->setAccessibleName(m_caption->text());
    m_model->lineEdit()->setPlaceholderText(tr("Model name, for example whisper-1"));
    m_profile->add(m_caption);
    m_profile->add(m_model);
    m_profile->add(m_receives);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_profile);
    column->addWidget(m_language);
    connect(&m_profile->box(), &QComboBox::activated, this, &DictationSection::takeProfile);
    connect(m_model, &QComboBox::activated, this, &DictationSection::takeModel);
    connect(m_model->lineEdit(), &QLineEdit::editingFinished, this, &DictationSection::takeModel);
    connect(&m_language->box(), &QComboBox::activated, this, [this] {
        m_choice.language = m_language->box().currentData().toString();
        emit chosen(m_choice);
    });
    setFocusProxy(m_profile);
    setChoice({}, {});
}

void DictationSection::setChoice(const QList<Profile> &profiles, const DictationChoice &choice)
{
    m_choice = choice;
    fillProfiles(profiles);
    fillLanguages();
    fillModels();
}

void DictationSection::fillProfiles(const QList<Profile> &profiles)
{
    const QSignalBlocker quiet(m_profile->box());
    m_profiles.clear();
    m_profile->box().clear();
    m_profile->box().addItem(tr("Off"), QString());
    for (const Profile &each : profiles) {
        if (each.builtIn || (each.isOff && each.id != m_choice.service.profileId))
            continue;
        m_profiles.append(each);
        m_profile->box().addItem(each.name, each.id);
    }
    const int chosen = m_profile->box().findData(m_choice.service.profileId);
    m_profile->box().setCurrentIndex(std::max(0, chosen)); // one that is gone: off
    if (m_profile->box().currentIndex() == 0)
        m_choice.service = {};
}

void DictationSection::fillLanguages()
{
    QComboBox &box = m_language->box();
    const QSignalBlocker quiet(box);
    box.clear();
    box.addItem(tr("As spoken"), QString());
    for (const SpokenLanguage &each : spokenLanguages)
        box.addItem(QString::fromUtf8(each.name), QString::fromLatin1(each.code));
    if (box.findData(m_choice.language) < 0)
        box.addItem(m_choice.language, m_choice.language);
    box.setCurrentIndex(box.findData(m_choice.language));
}

const Profile *DictationSection::profile() const
{
    const auto found =
        std::find_if(m_profiles.cbegin(), m_profiles.cend(),
                     [this](const Profile &each) { return each.id == m_choice.service.profileId; });
    return found == m_profiles.cend() ? nullptr : &*found;
}

/// The box keeps what is being typed while its choices stay the same.
void DictationSection::fillModels()
{
    const Profile *chosen = profile();
    for (QWidget *each : {static_cast<QWidget *>(m_caption), static_cast<QWidget *>(m_model),
                          static_cast<QWidget *>(m_receives)})
        each->setVisible(chosen);
    m_language->setEnabled(chosen);
    if (!chosen)
        return;
    warn(*chosen);
    const QSignalBlocker quiet(m_model);
    QLineEdit &edit = *m_model->lineEdit();
    const bool isTyping = edit.hasFocus() && edit.isModified();
    const QString typed = m_model->currentText();
    m_model->clear();
    m_model->addItems(chosen->models);
    m_model->setEditText(isTyping ? typed : m_choice.service.model);
    edit.setModified(isTyping);
}

void DictationSection::warn(const Profile &profile)
{
    const auto endpoint = resolveEndpoint(profile.baseUrl);
    if (endpoint && isReadableOnTheWay(endpoint->base)) {
        m_receives->setMessage(
            {.tone = Tone::Warning,
             .text = tr("What you dictate is sent to it without encryption (http): anyone on the "
                        "way can hear it. Use an https address.")});
        return;
    }
    m_receives->setMessage({.tone = Tone::Plain, .text = tr("What you dictate is sent to it.")});
}

void DictationSection::takeProfile()
{
    m_choice.service = {m_profile->box().currentData().toString(), {}};
    fillModels();
    emit chosen(m_choice);
}

void DictationSection::takeModel()
{
    const QString model = m_model->currentText().trimmed();
    m_model->lineEdit()->setModified(false);
    if (model == m_choice.service.model || m_choice.service.profileId.isEmpty())
        return;
    m_choice.service.model = model;
    emit chosen(m_choice);
}

void DictationSection::setTheme(const Theme &theme)
{
    layout()->setSpacing(theme.px(Space::m));
    m_profile->setTheme(theme);
    m_caption->setFont(theme.captionFont());
    m_language->setTheme(theme);
    m_receives->setTheme(theme);
}

} // namespace Hiwar
