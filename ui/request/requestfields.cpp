// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/request/requestfields.h"

#include "ui/request/growingedit.h"
#include "ui/settings/bodyfields.h"
#include "ui/settings/choicebox.h"
#include "ui/theme/leadingedge.h"

#include <QCompleter>
#include <QLineEdit>

#include <utility>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

enum Format : int { NotSet, NotSent, Plain, Object, Schema };

const QString plainType = u"text"_s;
const QString objectType = u"json_object"_s;
const QString schemaType = u"json_schema"_s;

Format formatOf(const std::optional<QJsonValue> &own)
{
    if (!own)
        return NotSet;
    const QString type = (*own)["type"_L1].toString();
    if (own->isNull())
        return NotSent;
    if (type == plainType)
        return Plain;
    return type == schemaType ? Schema : Object;
}

QJsonValue typed(const QString &type)
{
    return QJsonObject{{u"type"_s, type}};
}

TypedValue readPrompt(const QString &text)
{
    if (text.trimmed().isEmpty())
        return std::nullopt;
    return text;
}

TypedValue readFields(const QString &text)
{
    const auto fields = readBodyFields(text);
    if (!fields)
        return tl::unexpected(fields.error().sentence);
    if (fields->isEmpty())
        return std::nullopt;
    return QJsonValue(*fields);
}

} // namespace

TextRow::Kind promptKind()
{
    return {.isCode = false,
            .least = 3,
            .most = 14,
            .read = readPrompt,
            .write = [](const QJsonValue &value) { return value.toString(); }};
}

TextRow::Kind stopKind()
{
    return {.isCode = true, .least = 2, .most = 6, .read = readStops, .write = writeStops};
}

TextRow::Kind fieldsKind()
{
    return {.isCode = true,
            .least = 3,
            .most = 12,
            .read = readFields,
            .write = [](const QJsonValue &value) { return writeBodyFields(value.toObject()); }};
}

NumberRow::NumberRow(const QString &name, const NumberRule &rule, QWidget *parent)
    : RequestRow(name, parent)
    , m_edit(new QLineEdit(this))
{
    m_edit->setObjectName(name);
    m_edit->setAccessibleName(caption());
    keepAtLeadingEdge(*m_edit);
    addEditor(m_edit);
    connect(m_edit, &QLineEdit::textChanged, this,
            [this, rule](const QString &text) { take(readNumber(text, rule)); });
}

void NumberRow::showOwn(const std::optional<QJsonValue> &own)
{
    m_edit->setText(own ? writeValue(*own) : QString());
}

void NumberRow::showInherited(const QString &words)
{
    m_edit->setPlaceholderText(placeholder(words));
}

TextRow::TextRow(const QString &name, Kind kind, QWidget *parent)
    : RequestRow(name, parent)
    , m_kind(std::move(kind))
    , m_edit(new GrowingEdit(name.isEmpty() ? u"Further fields"_s : name, caption(),
                             m_kind.isCode ? GrowingEdit::Kind::Code : GrowingEdit::Kind::Prose,
                             this))
{
    m_edit->setHeights(m_kind.least, m_kind.most);
    addEditor(m_edit);
    connect(m_edit, &QPlainTextEdit::textChanged, this,
            [this] { take(m_kind.read(m_edit->toPlainText())); });
}

void TextRow::showOwn(const std::optional<QJsonValue> &own)
{
    m_edit->setPlainText(own ? m_kind.write(*own) : QString());
}

void TextRow::showInherited(const QString &words)
{
    m_edit->setPlaceholderText(placeholder(words));
}

QString TextRow::wordsFor(const QJsonValue &value) const
{
    return m_kind.write(value);
}

void TextRow::setTheme(const Theme &theme)
{
    RequestRow::setTheme(theme);
    m_edit->setTheme(theme);
}

EffortRow::EffortRow(QWidget *parent)
    : RequestRow(u"reasoning_effort"_s, parent)
    , m_box(new ChoiceBox(u"reasoning_effort"_s, caption(), this))
{
    m_box->setEditable(true);
    m_box->setInsertPolicy(QComboBox::NoInsert);
    m_box->lineEdit()->setAccessibleName(caption());
    keepAtLeadingEdge(*m_box->lineEdit());
    m_box->setCompleter(nullptr); // it would complete what is typed, unasked
    m_box->addItem(tr("The service's default"));
    for (const QString &effort :
         {u"none"_s, u"minimal"_s, u"low"_s, u"medium"_s, u"high"_s, u"xhigh"_s})
        m_box->addItem(effort);
    m_box->setCurrentIndex(-1);
    addEditor(m_box);
    connect(m_box, &QComboBox::editTextChanged, this, [this](const QString &text) {
        if (text == m_box->itemText(0))
            take(QJsonValue(QJsonValue::Null));
        else if (const QString effort = text.trimmed(); !effort.isEmpty())
            take(QJsonValue(effort));
        else
            take(std::nullopt);
    });
}

void EffortRow::showOwn(const std::optional<QJsonValue> &own)
{
    m_box->setEditText(!own ? QString() : own->isNull() ? m_box->itemText(0) : writeValue(*own));
}

void EffortRow::showInherited(const QString &words)
{
    m_box->lineEdit()->setPlaceholderText(placeholder(words));
}

FormatRow::FormatRow(QWidget *parent)
    : RequestRow(u"response_format"_s, parent)
    , m_box(new ChoiceBox(u"response_format"_s, caption(), this))
    , m_schema(new GrowingEdit(u"JSON schema"_s, tr("JSON schema"), GrowingEdit::Kind::Code, this))
{
    for (const QString &words : {tr("Not set"), tr("The service's default"), tr("Text"),
                                 tr("JSON object"), tr("JSON schema")})
        m_box->addItem(words);
    m_schema->setHeights(4, 16);
    m_schema->setPlaceholderText(u"\u2066{ \"type\": \"object\", \"properties\": { … } }\u2069"_s);
    addEditor(m_box);
    addEditor(m_schema);
    m_schema->hide();
    connect(m_box, &QComboBox::currentIndexChanged, this, &FormatRow::choose);
    connect(m_schema, &QPlainTextEdit::textChanged, this, &FormatRow::choose);
}

bool FormatRow::isKnown(const QJsonValue &format)
{
    const QString type = format["type"_L1].toString();
    const qsizetype size = format.toObject().size();
    return format.isNull() || (size == 1 && (type == plainType || type == objectType)) ||
           (size == 2 && type == schemaType && format[schemaType].isObject());
}

void FormatRow::choose()
{
    const int chosen = m_box->currentIndex();
    m_schema->setVisible(chosen == Schema);
    switch (static_cast<Format>(chosen)) {
    case NotSet:
        take(std::nullopt);
        return;
    case NotSent:
        take(QJsonValue(QJsonValue::Null));
        return;
    case Plain:
        take(typed(plainType));
        return;
    case Object:
        take(typed(objectType));
        return;
    case Schema:
        take(readSchema(m_schema->toPlainText())
                 .map([](const std::optional<QJsonValue> &schema) -> std::optional<QJsonValue> {
                     return QJsonObject{{u"type"_s, schemaType},
                                        {schemaType, schema.value_or(QJsonObject())}};
                 }));
        return;
    }
}

void FormatRow::showOwn(const std::optional<QJsonValue> &own)
{
    const Format format = formatOf(own);
    m_schema->setPlainText(format == Schema ? writeSchema((*own)[schemaType].toObject())
                                            : QString());
    m_box->setCurrentIndex(format);
    m_schema->setVisible(format == Schema);
}

void FormatRow::showInherited(const QString &words)
{
    const bool isPlain = words.isEmpty() || m_box->currentIndex() == NotSent;
    m_box->setItemText(NotSet, isPlain ? tr("Not set") : tr("Not set: %1").arg(words));
}

QString FormatRow::wordsFor(const QJsonValue &value) const
{
    if (!isKnown(value))
        return writeValue(value);
    return value.isNull() ? QString() : m_box->itemText(formatOf(value));
}

void FormatRow::setTheme(const Theme &theme)
{
    RequestRow::setTheme(theme);
    m_schema->setTheme(theme);
}

} // namespace Hiwar
