// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/titlessection.h"

#include "ui/settings/checkrow.h"
#include "ui/settings/choicebox.h"
#include "ui/settings/choicerow.h"
#include "ui/settings/inlinemessagelabel.h"

#include <QCompleter>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

TitlesSection::TitlesSection(QWidget *parent)
    : QWidget(parent)
    , m_byModel(
          new CheckRow(u"Titles by the model"_s, tr("Let the model name conversations"),
                       tr("Sends one short extra request per conversation. Otherwise its first "
                          "question is its name, and nothing is sent."),
                       this))
    , m_profile(new ChoiceRow(u"Titles and summaries"_s, tr("Titles and summaries by"),
                              tr("Who names and sums up conversations"), this))
    , m_caption(new QLabel(tr("Model for titles and summaries"), m_profile))
    , m_model(new ChoiceBox(u"Model for titles"_s, m_caption->text(), m_profile))
    , m_receives(new InlineMessageLabel(m_profile))
{
    m_receives->setMessage(
        {.tone = Tone::Plain, .text = tr("What is named or summed up is sent to it.")});
    m_caption->setWordWrap(true);
    m_caption->setBuddy(m_model);
    m_model->setAccessibleDescription(tr("Type a name, or choose one the service offers"));
    m_model->setEditable(true);
    m_model->setInsertPolicy(QComboBox::NoInsert);
    m_model->completer()->setCompletionMode(QCompleter::PopupCompletion);
    m_model->completer()->setFilterMode(Qt::MatchContains);
    m_model->lineEdit()->setAccessibleName(m_caption->text());
    m_profile->add(m_caption);
    m_profile->add(m_model);
    m_profile->add(m_receives);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_byModel);
    column->addWidget(m_profile);
    connect(m_byModel, &CheckRow::changed, this, [this] { emit chosen(m_byModel->isChecked()); });
    connect(&m_profile->box(), &QComboBox::activated, this, [this] {
        m_chosen = {m_profile->box().currentData().toString(), {}};
        fillModels();
        emit helperChosen(m_chosen);
    });
    connect(m_model, &QComboBox::activated, this, &TitlesSection::takeModel);
    connect(m_model->lineEdit(), &QLineEdit::editingFinished, this, &TitlesSection::takeModel);
    setHelpers({}, {});
}

void TitlesSection::setByModel(bool byModel)
{
    m_byModel->setChecked(byModel);
}

void TitlesSection::setHelpers(const QList<Profile> &profiles, const ModelRef &chosen)
{
    const QSignalBlocker quiet(m_profile->box());
    m_profiles.clear();
    m_profile->box().clear();
    m_profile->box().addItem(tr("The model of the conversation"), QString());
    for (const Profile &profile : profiles) {
        if (profile.builtIn || (profile.isOff && profile.id != chosen.profileId))
            continue;
        m_profiles.append(profile);
        m_profile->box().addItem(profile.name, profile.id);
    }
    // A profile that is gone means the conversation's, too.
    m_profile->box().setCurrentIndex(std::max(0, m_profile->box().findData(chosen.profileId)));
    m_chosen = m_profile->box().currentIndex() > 0 ? chosen : ModelRef();
    fillModels();
}

/// The box keeps what is being typed while its choices stay the same.
void TitlesSection::fillModels()
{
    const auto found =
        std::find_if(m_profiles.cbegin(), m_profiles.cend(),
                     [this](const Profile &each) { return each.id == m_chosen.profileId; });
    for (QWidget *each : {static_cast<QWidget *>(m_caption), static_cast<QWidget *>(m_model),
                          static_cast<QWidget *>(m_receives)})
        each->setVisible(found != m_profiles.cend());
    if (found == m_profiles.cend())
        return;
    const QSignalBlocker quiet(m_model);
    QLineEdit &edit = *m_model->lineEdit();
    const bool isTyping = edit.hasFocus() && edit.isModified();
    const QString typed = m_model->currentText();
    m_model->clear();
    m_model->addItems(found->models);
    m_model->setEditText(isTyping ? typed : m_chosen.model);
    edit.setModified(isTyping);
    edit.setPlaceholderText(found->model.isEmpty() ? tr("Model name, for example gpt-5-mini")
                                                   : tr("As the profile: %1").arg(found->model));
}

void TitlesSection::takeModel()
{
    const QString model = m_model->currentText().trimmed();
    m_model->lineEdit()->setModified(false);
    if (model == m_chosen.model || m_chosen.profileId.isEmpty())
        return;
    m_chosen.model = model;
    emit helperChosen(m_chosen);
}

void TitlesSection::setTheme(const Theme &theme)
{
    layout()->setSpacing(theme.px(Space::m));
    m_byModel->setTheme(theme);
    m_profile->setTheme(theme);
    m_caption->setFont(theme.captionFont());
    m_receives->setTheme(theme);
}

} // namespace Hiwar
