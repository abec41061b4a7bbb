// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/profileform.h"

#include "net/values/endpoint.h"
#include "ui/settings/addressfield.h"
#include "ui/settings/chatmodels.h"
#include "ui/settings/foldsection.h"
#include "ui/settings/furthersettings.h"
#include "ui/settings/inlinemessagelabel.h"
#include "ui/settings/linkbutton.h"
#include "ui/settings/modelbox.h"
#include "ui/settings/servicepicker.h"
#include "ui/theme/quietstyle.h"

#include <QApplication>
#include <QBoxLayout>
#include <QKeyEvent>
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

} // namespace

ProfileForm::ProfileForm(QWidget *parent)
    : QWidget(parent)
    , m_guideNote(new QLabel(tr("The Guide is built in. It answers questions about Hiwar, without "
                                "a network and without a key. To talk to a model, add a profile."),
                             this))
    , m_services(new ServicePicker(this))
    , m_again(new LinkButton(u"Choose another service"_s, tr("Choose another service"), this))
    , m_fields(new QVBoxLayout)
    , m_address(new AddressField(this))
    , m_key(new KeyField(this))
    , m_keyPage(new LinkButton(u"Get a key"_s, tr("Get a key"), this))
    , m_model(new ModelBox(this))
    , m_modelsMessage(new InlineMessageLabel(this))
    , m_nameFold(new FoldSection(u"Profile name"_s, tr("Name"), this))
    , m_name(new QLineEdit(this))
    , m_further(new FurtherSettings(this))
{
    m_fields->addWidget(m_again);
    addField(tr("Base URL"), m_address, m_address->edit());
    addField(tr("API key"), makeColumn({m_key, m_keyPage}, this), m_key->edit());
    addField(tr("Model"), makeColumn({m_model, m_modelsMessage}, this), m_model);
    setUpFields();
    auto *folds = new QVBoxLayout;
    folds->setSpacing(0);
    folds->addWidget(m_nameFold);
    folds->addWidget(m_further);
    m_fields->addLayout(folds);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_guideNote);
    m_modelsMessage->setAnnounced();
    column->addWidget(m_services);
    column->addLayout(m_fields);
    connectServices();
    connectFields();
    refresh();
}

void ProfileForm::setUpFields()
{
    m_guideNote->setWordWrap(true);
    m_name->setObjectName(u"Name"_s);
    m_name->setAccessibleName(tr("Name"));
    m_name->setAccessibleDescription(tr("What this profile is called in Hiwar"));
    m_nameFold->add(m_name);
    m_model->installEventFilter(this); // its line edit forwards the focus to it
}

void ProfileForm::connectServices()
{
    connect(m_services, &ServicePicker::presetChosen, this,
            qOverload<const Preset &>(&ProfileForm::choose));
    connect(m_services, &ServicePicker::serverChosen, this,
            qOverload<const LocalServer &>(&ProfileForm::choose));
    connect(m_services, &ServicePicker::anotherAddressChosen, this, [this] {
        begin();
        focusBaseUrl();
    });
    connect(m_again, &QPushButton::clicked, this, &ProfileForm::chooseAgain);
}

void ProfileForm::connectFields()
{
    connect(m_keyPage, &QPushButton::clicked, this, [this] {
        if (const Preset *known = preset())
            emit keyPageWanted(known->keyPage);
    });
    connect(m_name, &QLineEdit::textChanged, this, &ProfileForm::refresh);
    connect(m_address, &AddressField::changed, this, &ProfileForm::takeAddress);
    connect(m_address, &AddressField::consentChanged, this, [this] {
        if (isNew() && m_key->isChanged())
            check(true);
    });
    connect(m_key, &KeyField::changed, this, &ProfileForm::takeKey);
    connect(m_key, &KeyField::pasted, this, [this] { check(true); });
    connect(m_key, &KeyField::finished, this, [this] {
        if (m_key->isChanged())
            check(false);
    });
    connect(m_model, &QComboBox::currentTextChanged, this, &ProfileForm::refresh);
    connect(m_further, &FurtherSettings::changed, this, &ProfileForm::refresh);
}

void ProfileForm::begin()
{
    m_hasBegun = true;
    refresh();
}

void ProfileForm::choose(const Preset &preset)
{
    begin();
    startFrom(preset.name, preset.baseUrl);
    if (preset.baseUrl.contains(u'<')) {
        focusBaseUrl();
    } else if (preset.isLocal) {
        m_model->setFocus(Qt::OtherFocusReason);
        check(true);
    } else {
        focusKey();
    }
}

void ProfileForm::choose(const LocalServer &server)
{
    begin();
    startFrom(server.name, server.baseUrl);
    setModels(server.models);
    m_model->setEditText(bestModel(server.models));
    m_model->setFocus(Qt::OtherFocusReason);
    if (hasModel())
        emit connected();
}

/// What was typed for the former service stays, but its key is not for another one.
void ProfileForm::chooseAgain()
{
    m_address->enter({});
    m_model->setEditText({});
    m_hasBegun = false;
    refresh();
    m_services->setFocus(Qt::OtherFocusReason);
}

/// The field also says so when only its remarks have changed.
void ProfileForm::takeAddress()
{
    const QString now = m_address->address();
    if (std::exchange(m_addressSeen, now) != now) {
        m_check.interrupt();
        m_isConnected = false;
    }
    refresh();
}

void ProfileForm::takeKey()
{
    m_isConnected = false;
    m_check.enter(m_address->address(), m_key->edit()->text().isEmpty());
    refresh();
}

void ProfileForm::addField(const QString &name, QWidget *field, QWidget *buddy)
{
    auto *label = new QLabel(name, this);
    label->setBuddy(buddy);
    m_labels << label;
    auto *pair = new QVBoxLayout;
    pair->addWidget(label);
    pair->addWidget(field);
    m_fields->addLayout(pair);
    m_pairs << pair;
}

void ProfileForm::setPresets(const QList<Preset> &presets)
{
    m_presets = presets;
    m_services->setPresets(presets);
    refresh();
}

void ProfileForm::setProfile(const Profile &profile)
{
    const bool another = profile.id != m_stored.id;
    if (another && isChanged() && isKeepable())
        m_kept.insert(m_stored.id, unsaved());
    const bool keep = !another && isChanged();
    const bool sameModels = !another && profile.models == m_stored.models;
    m_stored = profile;
    if (another) {
        m_check.forget();
        m_hasBegun = m_finishes = m_isConnected = false;
        m_startedAs.clear();
        m_address->propose({}, {});
        m_modelsMessage->setMessage({});
        m_services->reset();
        m_nameFold->setOpen(false);
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
    if (another && m_kept.contains(profile.id))
        restore(m_kept.take(profile.id));
    refresh();
}

ProfileForm::Unsaved ProfileForm::unsaved() const
{
    return {profile(), m_key->edit()->text()};
}

void ProfileForm::restore(const Unsaved &typed)
{
    fill(typed.profile);
    m_hasBegun = !isNew() || !typed.profile.baseUrl.isEmpty() || !typed.profile.name.isEmpty();
    m_key->retype(typed.key);
    refresh();
}

bool ProfileForm::isKeepable() const
{
    return m_further->isValid() && secretsChange().isEmpty();
}

bool ProfileForm::isUnsaved(const QString &profileId) const
{
    return m_kept.contains(profileId) || (profileId == m_stored.id && isChanged());
}

void ProfileForm::keepOnly(const QStringList &ids)
{
    m_kept.removeIf([&](const auto &kept) { return !ids.contains(kept.key()); });
}

void ProfileForm::drop()
{
    m_key->reset();
    m_check.forget();
    m_hasBegun = m_isConnected = false;
    fill(m_stored);
    refresh();
}

void ProfileForm::beginSaving()
{
    m_saving = typed();
}

/// What was typed after saving began is not saved, and stays.
void ProfileForm::endSaving()
{
    const TypedValues now = typed();
    if (m_key->change() && hasSameKey(now, m_saving)) {
        m_key->reset();
        m_check.forget();
    }
    if (hasSameFields(now, m_saving))
        fill(m_stored);
    m_saving = {};
    refresh();
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

void ProfileForm::takeModels(const QStringList &models, bool isPublic)
{
    setModels(models);
    if (!m_check.isRunning())
        return;
    m_check.end();
    const bool hasKey = !m_key->edit()->text().isEmpty();
    m_key->setVerdict(verdictOf(models, hasKey, isPublic).key);
    if (!hasModel())
        m_model->setEditText(bestModel(models, preset() ? preset()->models : QStringList()));
    m_isConnected = true;
    if (std::exchange(m_finishes, false) && hasModel())
        emit connected();
}

void ProfileForm::takeModelsFault(const ApiError &error)
{
    if (!m_check.isRunning())
        return;
    m_check.end();
    m_finishes = false;
    const KeyVerdict verdict = verdictOf(error, profile().hasKey);
    m_key->setVerdict(verdict.key);
    m_modelsMessage->setMessage(verdict.models);
    // A server on this computer that wants a key after all: it comes next.
    if (error.kind == ErrorKind::Unauthorized && m_model->hasFocus() && !profile().hasKey)
        focusKey();
}

void ProfileForm::endCheck()
{
    if (!m_check.isRunning())
        return;
    m_check.interrupt();
    m_finishes = false;
    m_key->setVerdict({});
}

QString ProfileForm::verdict() const
{
    return m_key->verdict().isEmpty() ? m_modelsMessage->text() : m_key->verdict();
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
    m_fields->setSpacing(theme.px(Space::m));
    for (QLabel *label : m_labels)
        label->setFont(theme.captionFont());
    for (QVBoxLayout *pair : m_pairs)
        pair->setSpacing(theme.px(Space::xs));
    setForeground(*m_guideNote, theme.palette.secondary);
    m_services->setTheme(theme);
    m_again->setTheme(theme);
    m_nameFold->setTheme(theme);
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

/// A text that is no valid key is no key.
TypedValues ProfileForm::typed() const
{
    TypedValues values{
        .profile = {}, .key = m_key->change().value_or(KeyChange()), .secrets = secretsChange()};
    write(values.profile);
    return values;
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
    return m_key->change().has_value() && m_further->isValid() && foreignHost().isEmpty();
}

QString ProfileForm::foreignHost() const
{
    if (m_stored.builtIn)
        return {};
    const bool usesStored = !m_key->isChanged() && m_stored.hasKey;
    return m_check.ownerOf(m_address->address(), m_stored.baseUrl, usesStored);
}

void ProfileForm::focusFirst()
{
    if (isChoosing())
        m_services->setFocus(Qt::OtherFocusReason);
    else
        focusKey();
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

const Preset *ProfileForm::preset() const
{
    const auto endpoint = resolveEndpoint(m_address->address());
    if (!endpoint)
        return nullptr;
    for (const Preset &preset : m_presets) {
        const auto known = resolveEndpoint(preset.baseUrl);
        if (known && isSameOrigin(known->base, endpoint->base))
            return &preset;
    }
    return nullptr;
}

void ProfileForm::refresh()
{
    const bool guide = m_stored.builtIn;
    m_guideNote->setVisible(guide);
    m_services->setVisible(isChoosing());
    m_again->setVisible(isNew() && !isChoosing());
    m_name->setReadOnly(guide);
    m_address->setReadOnly(guide);
    m_key->setReadOnly(guide);
    m_key->setExpected(m_stored.hasKey);
    m_model->lineEdit()->setReadOnly(guide);
    m_model->setEnabled(!guide);
    m_nameFold->setSummary({m_name->text().trimmed()});
    m_further->setVisible(!guide);
    const Profile edited = profile();
    m_address->setHasKey(edited.hasKey);
    refreshKey(edited);
    emit changed();
}

void ProfileForm::refreshKey(const Profile &edited)
{
    const QString owner = foreignHost();
    if (!owner.isEmpty())
        m_key->setVerdict(describeForeignKey(owner, m_key->isChanged()));
    else if (m_isForeign)
        m_key->setVerdict({});
    m_isForeign = !owner.isEmpty();
    const Preset *known = edited.hasKey || m_stored.builtIn ? nullptr : preset();
    const QUrl page = known != nullptr ? known->keyPage : QUrl();
    m_keyPage->setVisible(!page.isEmpty());
    m_keyPage->setText(tr("Get a key from %1").arg(page.host()));
    m_keyPage->setToolTip(page.toDisplayString());
    m_keyPage->setAccessibleDescription(page.toDisplayString());
}

void ProfileForm::check(bool finishes)
{
    if (m_stored.builtIn || !resolveEndpoint(m_address->address()) || !isValid())
        return;
    const bool isNewQuestion =
        m_check.begin(m_address->address(), m_key->edit()->text(), m_address->isPlainHttpAllowed());
    m_finishes = finishes || (m_finishes && !isNewQuestion);
    if (!isNewQuestion) {
        if (m_isConnected && hasModel() && std::exchange(m_finishes, false))
            emit connected();
        return;
    }
    if (!m_key->edit()->text().isEmpty())
        m_key->setVerdict({.tone = Tone::Plain, .text = tr("Checking the key…")});
    emit modelsWanted();
}

/// A new profile without a model is completed by the service's list, as after pasting a key.
void ProfileForm::submit()
{
    if (isNew() && !hasModel())
        check(true);
    else if (isChanged() && isValid())
        emit saveWanted();
}

void ProfileForm::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool isInField =
        qobject_cast<QLineEdit *>(QApplication::focusWidget()) != nullptr || m_model->hasFocus();
    if (!isEnter || !isInField) {
        QWidget::keyPressEvent(event);
        return;
    }
    event->accept();
    submit();
}

bool ProfileForm::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn)
        check(false);
    return QWidget::eventFilter(watched, event);
}

} // namespace Hiwar
