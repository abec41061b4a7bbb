// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/profileform.h"

#include "net/values/endpoint.h"
#include "ui/settings/addressfield.h"
#include "ui/settings/chatmodels.h"
#include "ui/settings/furthersettings.h"
#include "ui/settings/inlinemessagelabel.h"
#include "ui/settings/linkbutton.h"
#include "ui/settings/modelbox.h"
#include "ui/settings/presetpicker.h"
#include "ui/theme/quietstyle.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

/// Several widgets in a column that form one field.
QWidget *makeColumn(const QList<QWidget *> &widgets, QWidget *parent)
{
    auto *field = new QWidget(parent);
    auto *column = new QVBoxLayout(field);
    column->setContentsMargins({});
    column->setSpacing(0);
    for (QWidget *widget : widgets)
        column->addWidget(widget);
    return field;
}

bool areSame(const KeyChange &a, const KeyChange &b)
{
    return a.has_value() == b.has_value() && (!a || a->reveal() == b->reveal());
}

bool areSame(const SecretsChange &a, const SecretsChange &b)
{
    const auto isSameSecret = [](const Secret &x, const Secret &y) {
        return x.reveal() == y.reveal();
    };
    return areSame(a.proxyPassword, b.proxyPassword) && areSame(a.passphrase, b.passphrase) &&
           a.headers.keys() == b.headers.keys() &&
           std::equal(a.headers.begin(), a.headers.end(), b.headers.begin(), isSameSecret);
}

} // namespace

ProfileForm::ProfileForm(QWidget *parent)
    : QWidget(parent)
    , m_guideNote(new QLabel(tr("The Guide is built in. It answers questions about Hiwar, without "
                                "a network and without a key. To talk to a model, add a profile."),
                             this))
    , m_presetPicker(new PresetPicker(this))
    , m_name(new QLineEdit(this))
    , m_address(new AddressField(this))
    , m_key(new KeyField(this))
    , m_keyPage(new LinkButton(u"Get a key"_s, tr("Get a key"), this))
    , m_model(new ModelBox(this))
    , m_modelsMessage(new InlineMessageLabel(this))
    , m_further(new FurtherSettings(this))
{
    setUpFields();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_guideNote);
    column->addWidget(m_presetPicker);
    addField(*column, tr("Name"), m_name, m_name);
    addField(*column, tr("Base URL"), m_address, m_address->edit());
    addField(*column, tr("API key"), makeColumn({m_key, m_keyPage}, this), m_key->edit());
    m_modelsMessage->setAnnounced();
    addField(*column, tr("Model"), makeColumn({m_model, m_modelsMessage}, this), m_model);
    column->addWidget(m_further);

    connect(m_presetPicker, &PresetPicker::presetChosen, this, [this](const Preset &preset) {
        startFrom(preset.name, preset.baseUrl);
        if (preset.baseUrl.contains(u'<'))
            focusBaseUrl();
        else if (preset.isLocal)
            m_model->setFocus(Qt::OtherFocusReason);
        else
            focusKey();
    });
    connect(m_presetPicker, &PresetPicker::serverChosen, this, [this](const LocalServer &server) {
        startFrom(server.name, server.baseUrl);
        setModels(server.models);
        if (!server.models.isEmpty())
            m_model->setEditText(sortModels(server.models).chat.value(0));
        m_model->setFocus(Qt::OtherFocusReason);
    });
    connect(m_keyPage, &QPushButton::clicked, this, [this] { emit keyPageWanted(keyPage()); });
    connect(m_name, &QLineEdit::textChanged, this, &ProfileForm::refresh);
    connect(m_address, &AddressField::changed, this, &ProfileForm::refresh);
    connect(m_key, &KeyField::changed, this, &ProfileForm::refresh);
    connect(m_model, &QComboBox::currentTextChanged, this, &ProfileForm::refresh);
    connect(m_further, &FurtherSettings::changed, this, &ProfileForm::refresh);
    refresh();
}

void ProfileForm::setUpFields()
{
    m_guideNote->setWordWrap(true);
    m_name->setObjectName(u"Name"_s);
    m_name->setAccessibleName(tr("Name"));
    m_name->setAccessibleDescription(tr("What this profile is called in Hiwar"));
    m_model->installEventFilter(this); // its line edit forwards the focus to it
}

QLabel *ProfileForm::addField(QBoxLayout &column, const QString &name, QWidget *field,
                              QWidget *buddy)
{
    auto *label = new QLabel(name, this);
    label->setBuddy(buddy);
    m_labels << label;
    auto *pair = new QVBoxLayout;
    pair->addWidget(label);
    pair->addWidget(field);
    column.addLayout(pair);
    return label;
}

void ProfileForm::setPresets(const QList<Preset> &presets)
{
    m_presets = presets;
    m_presetPicker->setPresets(presets);
    refresh();
}

void ProfileForm::setProfile(const Profile &profile)
{
    const bool another = profile.id != m_stored.id;
    const bool keep = !another && isChanged();
    const bool sameModels = !another && profile.models == m_stored.models;
    m_stored = profile;
    if (another) {
        m_modelsAskedAt.clear();
        m_startedAs.clear();
        m_address->propose({}, {});
        m_modelsMessage->setMessage({});
        m_presetPicker->reset();
        m_further->closeAll();
        m_key->reset();
        setSecretsStatus({}, {});
    }
    if (!sameModels)
        setModels(profile.models);
    if (keep)
        m_further->learn(profile);
    else
        fill(profile);
    refresh();
}

void ProfileForm::drop()
{
    m_key->reset();
    fill(m_stored);
    refresh();
}

void ProfileForm::beginSaving()
{
    m_saving = typed();
    m_savingKey = typedKey();
    m_savingSecrets = secretsChange();
}

/// What was typed after saving began is not saved, and stays.
void ProfileForm::endSaving()
{
    if (m_key->change() && areSame(typedKey(), m_savingKey))
        m_key->reset();
    if (typed() == m_saving && areSame(secretsChange(), m_savingSecrets))
        fill(m_stored);
    m_savingKey.reset();
    m_savingSecrets = {};
    refresh();
}

/// Also nullopt if the text is not a valid key.
KeyChange ProfileForm::typedKey() const
{
    return m_key->change().value_or(KeyChange());
}

void ProfileForm::fill(const Profile &profile)
{
    const QSignalBlocker quiet(this);
    m_name->setText(profile.name);
    m_address->fill(profile.baseUrl, profile.plainHttpAllowed);
    m_model->setEditText(profile.model);
    m_further->fill(profile);
}

void ProfileForm::setBaseUrl(const QString &baseUrl)
{
    m_address->enter(baseUrl);
}

void ProfileForm::setPin(const QString &sha256)
{
    m_further->setPin(sha256);
}

void ProfileForm::startFrom(const QString &name, const QString &baseUrl)
{
    if (m_name->text().isEmpty() || m_name->text() == m_startedAs)
        m_name->setText(name);
    m_startedAs = name;
    m_address->enter(baseUrl);
    refresh();
}

void ProfileForm::setSecretsStatus(const KeyStatus &key, const SecretsStatus &further)
{
    m_key->setStatus(key);
    m_further->setSecretsStatus(further);
}

void ProfileForm::setModels(const QStringList &models)
{
    m_model->setModels(models);
    m_modelsMessage->setMessage({});
}

void ProfileForm::setModelsMessage(const QString &sentence)
{
    m_modelsMessage->setMessage({.tone = Tone::Plain, .text = sentence});
}

void ProfileForm::enterAddress(const QString &address)
{
    if (!m_stored.builtIn)
        m_address->enter(address);
    focusBaseUrl();
}

void ProfileForm::proposeAddress(const QString &failed, const QString &address)
{
    m_address->propose(failed, address);
}

void ProfileForm::setTheme(const Theme &theme)
{
    m_theme = theme;
    layout()->setSpacing(theme.px(Space::m));
    for (QLabel *label : m_labels)
        label->setFont(theme.captionFont());
    for (int i = 0; i < layout()->count(); ++i) {
        if (QLayout *pair = layout()->itemAt(i)->layout())
            pair->setSpacing(theme.px(Space::xs));
    }
    setForeground(*m_guideNote, theme.palette.secondary);
    m_presetPicker->setTheme(theme);
    m_address->setTheme(theme);
    m_key->setTheme(theme);
    m_keyPage->setTheme(theme);
    m_model->setTheme(theme);
    m_modelsMessage->setTheme(theme);
    m_further->setTheme(theme);
}

Profile ProfileForm::profile() const
{
    Profile edited = m_stored;
    write(edited);
    if (const auto key = m_key->change(); key && key->has_value())
        edited.hasKey = !key->value().isEmpty();
    forgetRefusals(edited, m_stored);
    return edited;
}

void ProfileForm::write(Profile &profile) const
{
    profile.name = m_name->text().trimmed();
    profile.baseUrl = m_address->address();
    profile.plainHttpAllowed = m_address->isPlainHttpAllowed();
    profile.model = m_model->currentText().trimmed();
    m_further->write(profile);
}

Profile ProfileForm::typed() const
{
    Profile profile;
    write(profile);
    return profile;
}

SecretsChange ProfileForm::secretsChange() const
{
    return m_further->secretsChange();
}

bool ProfileForm::isChanged() const
{
    return !m_stored.builtIn && (m_key->isChanged() || !m_further->isValid() ||
                                 !secretsChange().isEmpty() || profile() != m_stored);
}

bool ProfileForm::isValid() const
{
    return m_key->change().has_value() && m_further->isValid();
}

void ProfileForm::focusBaseUrl()
{
    m_address->setFocus(Qt::OtherFocusReason);
}

void ProfileForm::focusKey()
{
    m_key->setFocus(Qt::OtherFocusReason);
}

void ProfileForm::chooseModel()
{
    m_model->choose();
}

QUrl ProfileForm::keyPage() const
{
    const auto endpoint = resolveEndpoint(m_address->address());
    if (!endpoint)
        return {};
    for (const Preset &preset : m_presets) {
        const auto known = resolveEndpoint(preset.baseUrl);
        if (known && isSameOrigin(known->base, endpoint->base))
            return preset.keyPage;
    }
    return {};
}

void ProfileForm::refresh()
{
    const bool guide = m_stored.builtIn;
    m_guideNote->setVisible(guide);
    m_presetPicker->setVisible(!guide && m_stored.baseUrl.isEmpty());
    m_name->setReadOnly(guide);
    m_address->setReadOnly(guide);
    m_key->setReadOnly(guide);
    m_key->setExpected(m_stored.hasKey);
    m_model->lineEdit()->setReadOnly(guide);
    m_model->setEnabled(!guide);
    m_further->setVisible(!guide);
    const Profile edited = profile();
    m_address->setHasKey(edited.hasKey);
    const QUrl page = guide || edited.hasKey ? QUrl() : keyPage();
    m_keyPage->setVisible(!page.isEmpty());
    m_keyPage->setText(tr("Get a key from %1").arg(page.host()));
    m_keyPage->setToolTip(page.toDisplayString());
    m_keyPage->setAccessibleDescription(page.toDisplayString());
    emit changed();
}

void ProfileForm::wantModels()
{
    if (m_stored.builtIn || !resolveEndpoint(m_address->address()) || !isValid())
        return;
    const QString asked = m_address->address() + u'\n' + m_key->edit()->text();
    if (asked == m_modelsAskedAt)
        return;
    m_modelsAskedAt = asked;
    emit modelsWanted();
}

bool ProfileForm::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn)
        wantModels();
    return QWidget::eventFilter(watched, event);
}

} // namespace Hiwar
