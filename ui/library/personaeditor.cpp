// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/personaeditor.h"

#include "ui/request/growingedit.h"
#include "ui/request/requestfields.h"
#include "ui/settings/choicebox.h"
#include "ui/theme/roundpicture.h"

#include <QBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

const QString systemField = u"system"_s;
const QString further; // the row of all other fields
constexpr int mostPersonaName = 120;
constexpr int mostEmoji = 16;

} // namespace

PersonaEditor::PersonaEditor(QWidget *parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
    , m_name(addLine(u"Persona name"_s, tr("Name")))
    , m_emoji(addLine(u"Emoji"_s, tr("Emoji")))
    , m_choosePicture(new QPushButton(tr("Choose a picture…"), this))
    , m_removePicture(new QPushButton(tr("Remove"), this))
    , m_picture(addPicture())
    , m_folder(addLine(u"Persona folder"_s, tr("Folder")))
    , m_profile(new ChoiceBox(u"Persona profile"_s, tr("Answered by"), this))
    , m_model(nullptr)
    , m_first(nullptr)
{
    m_name->setMaxLength(mostPersonaName);
    m_emoji->setMaxLength(mostEmoji);
    m_folder->setMaxLength(mostPersonaName);
    auto *label = new QLabel(tr("Answered by"), this);
    label->setBuddy(m_profile);
    m_labels.append(label);
    m_profile->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_column->addWidget(label);
    m_column->addWidget(m_profile);
    m_model = addLine(u"Persona model"_s, tr("Model"));
    m_model->setPlaceholderText(tr("The profile's"));
    addRow(systemField, new TextRow(systemField, promptKind(), this));
    const NumberRule temperature{.least = 0, .most = 2};
    const NumberRule share{.least = 0, .most = 1};
    const NumberRule count{.least = 1, .most = std::numeric_limits<double>::max(), .isWhole = true};
    addRow(u"temperature"_s, new NumberRow(u"temperature"_s, temperature, this));
    addRow(u"top_p"_s, new NumberRow(u"top_p"_s, share, this));
    addRow(u"max_tokens"_s, new NumberRow(u"max_tokens"_s, count, this));
    addRow(further, new TextRow(further, fieldsKind(), this));
    auto *first = new QLabel(tr("First message"), this);
    m_labels.append(first);
    m_first =
        new GrowingEdit(u"First message"_s, tr("First message"), GrowingEdit::Kind::Prose, this);
    first->setBuddy(m_first);
    m_first->setPlaceholderText(tr("It says this first in a new conversation"));
    m_column->addWidget(first);
    m_column->addWidget(m_first);
    setFocusProxy(m_name);
    connect(m_name, &QLineEdit::textChanged, this,
            [this](const QString &name) { emit isSaveableChanged(!name.trimmed().isEmpty()); });
}

QLabel *PersonaEditor::addPicture()
{
    auto *label = new QLabel(tr("Picture"), this);
    label->setBuddy(m_choosePicture);
    m_labels.append(label);
    auto *picture = new QLabel(this);
    picture->setObjectName(u"Persona picture"_s);
    picture->setAccessibleName(tr("Picture"));
    m_choosePicture->setObjectName(u"Choose a picture"_s);
    m_removePicture->setObjectName(u"Remove the picture"_s);
    m_removePicture->setAccessibleName(tr("Remove the picture"));
    for (QPushButton *button : {m_choosePicture, m_removePicture})
        button->setAutoDefault(false);
    auto *row = new QHBoxLayout;
    row->addWidget(picture);
    row->addWidget(m_removePicture);
    row->addStretch(1);
    m_column->addWidget(label);
    m_column->addWidget(m_choosePicture, 0, Qt::AlignLeading);
    m_column->addLayout(row);
    connect(m_choosePicture, &QPushButton::clicked, this, &PersonaEditor::pictureWanted);
    connect(m_removePicture, &QPushButton::clicked, this, [this] { setPicture({}, {}); });
    return picture;
}

QLineEdit *PersonaEditor::addLine(const QString &name, const QString &shownName)
{
    auto *label = new QLabel(shownName, this);
    auto *line = new QLineEdit(this);
    label->setBuddy(line);
    line->setObjectName(name);
    line->setAccessibleName(shownName);
    m_labels.append(label);
    m_column->addWidget(label);
    m_column->addWidget(line);
    return line;
}

void PersonaEditor::addRow(const QString &field, RequestRow *row)
{
    m_column->addWidget(row);
    m_rows.insert(field, row);
    connect(row, &RequestRow::edited, this,
            [this, field](const std::optional<QJsonValue> &value) { take(field, value); });
    connect(row, &RequestRow::resetRequested, this, [this, field] {
        take(field, {});
        present();
    });
}

QJsonObject PersonaEditor::furtherFields() const
{
    QJsonObject fields = m_persona.settings.fields;
    for (auto row = m_rows.keyBegin(); row != m_rows.keyEnd(); ++row)
        fields.remove(*row);
    return fields;
}

void PersonaEditor::take(const QString &field, const std::optional<QJsonValue> &value)
{
    RequestSettings &settings = m_persona.settings;
    if (field == systemField) {
        settings.systemPrompt = value ? std::optional(value->toString()) : std::nullopt;
    } else if (field == further) {
        const QStringList before = furtherFields().keys();
        for (const QString &each : before)
            settings.fields.remove(each);
        const QJsonObject all = value ? value->toObject() : QJsonObject();
        for (auto each = all.begin(); each != all.end(); ++each)
            settings.fields.insert(each.key(), each.value());
    } else if (value) {
        settings.fields.insert(field, *value);
    } else {
        settings.fields.remove(field);
    }
}

void PersonaEditor::present()
{
    const RequestSettings &settings = m_persona.settings;
    for (auto row = m_rows.cbegin(); row != m_rows.cend(); ++row) {
        ShownField shown;
        if (row.key() == systemField && settings.systemPrompt)
            shown.own = QJsonValue(*settings.systemPrompt);
        else if (row.key() == further && !furtherFields().isEmpty())
            shown.own = furtherFields();
        else if (settings.fields.contains(row.key()))
            shown.own = settings.fields.value(row.key());
        row.value()->setShown(shown, true);
    }
}

void PersonaEditor::setPicture(const QByteArray &png, const QImage &picture)
{
    m_persona.picture = png;
    m_persona.shownPicture = picture;
    presentPicture();
}

void PersonaEditor::presentPicture()
{
    const QImage &shown = m_persona.shownPicture;
    m_picture->setPixmap(roundPicture(shown, m_theme.px(Space::xxxl), devicePixelRatioF()));
    m_picture->setVisible(!shown.isNull());
    const bool hasPicture = !m_persona.picture.isEmpty();
    if (!hasPicture && m_removePicture->hasFocus())
        m_choosePicture->setFocus(Qt::OtherFocusReason);
    m_removePicture->setVisible(hasPicture);
}

void PersonaEditor::edit(const EditedPersona &persona, const QList<NamedProfile> &profiles)
{
    m_persona = persona;
    m_name->setText(persona.name);
    m_emoji->setText(persona.emoji);
    m_folder->setText(persona.folder);
    m_profile->clear();
    m_profile->addItem(tr("As in the conversation"), QString());
    for (const NamedProfile &profile : profiles)
        m_profile->addItem(profile.name, profile.id);
    m_profile->setCurrentIndex(std::max(0, m_profile->findData(persona.profileId)));
    m_model->setText(persona.model);
    m_first->setPlainText(persona.firstMessage);
    present();
    presentPicture();
    emit isSaveableChanged(!persona.name.trimmed().isEmpty());
}

EditedPersona PersonaEditor::edited() const
{
    EditedPersona persona = m_persona;
    persona.name = m_name->text().simplified();
    persona.emoji = m_emoji->text().simplified();
    persona.folder = m_folder->text().simplified();
    persona.profileId = m_profile->currentData().toString();
    persona.model = m_model->text().trimmed();
    persona.firstMessage = m_first->toPlainText();
    return persona;
}

void PersonaEditor::setTheme(const Theme &theme)
{
    m_column->setContentsMargins({});
    m_column->setSpacing(theme.px(Space::s));
    for (QLabel *label : std::as_const(m_labels))
        label->setFont(theme.captionFont());
    for (RequestRow *row : std::as_const(m_rows))
        row->setTheme(theme);
    m_first->setTheme(theme);
    m_theme = theme;
    presentPicture();
}

} // namespace Hiwar
