// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/profileform.h"

#include "net/values/endpoint.h"
#include "ui/settings/choicebox.h"
#include "ui/settings/remarklabel.h"
#include "ui/theme/quietstyle.h"

#include <QBoxLayout>
#include <QCompleter>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>

using namespace Qt::StringLiterals;

namespace Hiwar {

ProfileForm::ProfileForm(QWidget *parent)
    : QWidget(parent)
    , m_guideNote(new QLabel(tr("The Guide is built in. It answers questions about Hiwar, without "
                                "a network and without a key. To talk to a model, add a profile."),
                             this))
    , m_name(new QLineEdit(this))
    , m_baseUrl(new QLineEdit(this))
    , m_address(new RemarkLabel(this))
    , m_key(new KeyField(this))
    , m_model(new ChoiceBox(u"Model"_s, tr("Model"), this))
    , m_streaming(new ChoiceBox(u"Replies"_s, tr("Replies"), this))
{
    setUpFields();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_guideNote);
    addField(*column, tr("Name"), m_name, m_name);
    auto *address = new QWidget(this);
    auto *addressColumn = new QVBoxLayout(address);
    addressColumn->setContentsMargins({});
    addressColumn->addWidget(m_baseUrl);
    addressColumn->addWidget(m_address);
    addField(*column, tr("Base URL"), address, m_baseUrl);
    addField(*column, tr("API key"), m_key, m_key->edit());
    addField(*column, tr("Model"), m_model, m_model);
    addField(*column, tr("Replies"), m_streaming, m_streaming);

    connect(m_name, &QLineEdit::textEdited, this, &ProfileForm::refresh);
    connect(m_baseUrl, &QLineEdit::textChanged, this, &ProfileForm::refresh);
    connect(m_key, &KeyField::changed, this, &ProfileForm::refresh);
    connect(m_model, &QComboBox::currentTextChanged, this, &ProfileForm::refresh);
    connect(m_streaming, &QComboBox::currentIndexChanged, this, &ProfileForm::refresh);
    refresh();
}

void ProfileForm::setUpFields()
{
    m_guideNote->setWordWrap(true);
    m_name->setObjectName(u"Name"_s);
    m_name->setAccessibleName(tr("Name"));
    m_name->setAccessibleDescription(tr("What this profile is called in Hiwar"));
    m_baseUrl->setObjectName(u"Base URL"_s);
    m_baseUrl->setAccessibleName(tr("Base URL"));
    m_baseUrl->setPlaceholderText(u"https://api.example.com/v1"_s);
    m_model->setAccessibleDescription(tr("Type a name, or choose one the service offers"));
    m_model->setEditable(true);
    m_model->setInsertPolicy(QComboBox::NoInsert);
    m_model->lineEdit()->setAccessibleName(tr("Model"));
    m_model->lineEdit()->setPlaceholderText(tr("As the service names it"));
    m_model->completer()->setCompletionMode(QCompleter::PopupCompletion);
    m_model->completer()->setFilterMode(Qt::MatchContains);
    m_streaming->setAccessibleDescription(tr("Whether a reply is shown while it is written"));
    m_streaming->addItem(tr("As they are written, where possible"),
                         static_cast<int>(StreamMode::Automatic));
    m_streaming->addItem(tr("As they are written"), static_cast<int>(StreamMode::On));
    m_streaming->addItem(tr("In one piece"), static_cast<int>(StreamMode::Off));
    m_model->installEventFilter(this); // its line edit hands the focus on to it
}

void ProfileForm::addField(QBoxLayout &column, const QString &name, QWidget *field, QWidget *buddy)
{
    auto *label = new QLabel(name, this);
    label->setBuddy(buddy);
    m_labels << label;
    auto *pair = new QVBoxLayout;
    pair->addWidget(label);
    pair->addWidget(field);
    column.addLayout(pair);
}

void ProfileForm::setProfile(const Profile &profile)
{
    const bool another = profile.id != m_stored.id;
    const bool keep = !another && isChanged();
    m_stored = profile;
    if (another) {
        m_modelsAskedAt.clear();
        setModels({});
        m_key->reset();
        m_key->setState(KeyState::Unknown);
    }
    if (!keep)
        fill(profile);
    refresh();
}

void ProfileForm::drop()
{
    m_key->reset();
    fill(m_stored);
    refresh();
}

void ProfileForm::fill(const Profile &profile)
{
    const QSignalBlocker quiet(this);
    m_name->setText(profile.name);
    m_baseUrl->setText(profile.baseUrl);
    m_baseUrl->setCursorPosition(0);
    m_model->setEditText(profile.model);
    m_streaming->setCurrentIndex(m_streaming->findData(static_cast<int>(profile.streaming)));
    m_pinned = profile.tls.pinnedSha256;
}

void ProfileForm::setBaseUrl(const QString &baseUrl)
{
    m_baseUrl->setText(baseUrl);
}

void ProfileForm::setPin(const QString &sha256)
{
    m_pinned = sha256;
    refresh();
}

void ProfileForm::setKeyState(KeyState state)
{
    m_key->setState(state);
}

void ProfileForm::setModels(const QStringList &models)
{
    const QSignalBlocker quiet(m_model);
    const QString typed = m_model->currentText();
    m_model->clear();
    m_model->addItems(models);
    m_model->setCurrentIndex(static_cast<int>(models.indexOf(typed)));
    m_model->setEditText(typed);
}

void ProfileForm::setTheme(const Theme &theme)
{
    m_theme = theme;
    layout()->setSpacing(theme.px(Space::m));
    for (QLabel *label : m_labels)
        label->setFont(theme.captionFont());
    const auto columns = findChildren<QVBoxLayout *>();
    for (QVBoxLayout *column : columns) {
        if (column != layout())
            column->setSpacing(theme.px(Space::xs));
    }
    setInk(*m_guideNote, theme.palette.secondary);
    m_address->setTheme(theme);
    m_key->setTheme(theme);
}

Profile ProfileForm::profile() const
{
    Profile edited = m_stored;
    edited.name = m_name->text().trimmed();
    edited.baseUrl = m_baseUrl->text().trimmed();
    edited.model = m_model->currentText().trimmed();
    edited.streaming = static_cast<StreamMode>(m_streaming->currentData().toInt());
    edited.tls.pinnedSha256 = m_pinned;
    if (const auto key = m_key->change(); key && key->has_value())
        edited.hasKey = !key->value().isEmpty();
    // Another address, or another wish, may well stream.
    if (edited.baseUrl != m_stored.baseUrl || edited.streaming != m_stored.streaming)
        edited.streamRefused = false;
    return edited;
}

bool ProfileForm::isChanged() const
{
    return !m_stored.builtIn && (m_key->isChanged() || profile() != m_stored);
}

bool ProfileForm::isValid() const
{
    return m_key->change().has_value();
}

void ProfileForm::focusBaseUrl()
{
    m_baseUrl->setFocus(Qt::OtherFocusReason);
}

void ProfileForm::focusKey()
{
    m_key->setFocus(Qt::OtherFocusReason);
}

void ProfileForm::refresh()
{
    const bool guide = m_stored.builtIn;
    m_guideNote->setVisible(guide);
    m_name->setReadOnly(guide);
    m_baseUrl->setReadOnly(guide);
    m_key->setReadOnly(guide);
    m_key->setExpected(m_stored.hasKey);
    m_model->lineEdit()->setReadOnly(guide);
    m_model->setEnabled(!guide);
    m_streaming->setEnabled(!guide);
    const Remark address = guide ? Remark{} : describeAddress(m_baseUrl->text());
    m_address->setRemark(address);
    m_baseUrl->setAccessibleDescription(address.text);
    emit changed();
}

void ProfileForm::wantModels()
{
    if (m_stored.builtIn || !resolveEndpoint(m_baseUrl->text()) || !isValid())
        return;
    const QString asked = m_baseUrl->text() + u'\n' + m_key->edit()->text();
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
