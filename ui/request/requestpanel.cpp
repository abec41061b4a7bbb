// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/request/requestpanel.h"

#include "ui/accessiblerole.h"
#include "ui/clearscrollarea.h"
#include "ui/inspector/sectionbar.h"
#include "ui/request/requestfields.h"
#include "ui/settings/choicebox.h"
#include "ui/settings/inlinemessagelabel.h"
#include "ui/settings/linkbutton.h"
#include "ui/theme/icon.h"
#include "ui/theme/widgetpalette.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QToolButton>

#include <algorithm>
#include <limits>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

const QString systemField = u"system"_s;
const QString limitField = u"max_tokens"_s;
const QString newerLimitField = u"max_completion_tokens"_s;
const QString formatField = u"response_format"_s;
const QString further; // the row of all other fields

constexpr double most = std::numeric_limits<double>::max();

bool isLimit(const QString &name)
{
    return name == newestLimitName || name == shareLimitName;
}

std::optional<int> &limitIn(ContextLimit &limit, const QString &name)
{
    return name == newestLimitName ? limit.messages : limit.percent;
}

} // namespace

RequestPanel::RequestPanel(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel(tr("System prompt and parameters"), this))
    , m_close(new QToolButton(this))
    , m_levels(new SectionBar(this))
    , m_about(new InlineMessageLabel(this))
    , m_personaLabel(new QLabel(tr("Persona"), this))
    , m_persona(new ChoiceBox(u"Persona"_s, tr("Persona"), this))
    , m_resetAll(new LinkButton(u"Reset all"_s, tr("Reset all"), this))
    , m_area(new QScrollArea(this))
{
    setAccessibleRole(*this, QAccessible::Pane);
    setObjectName(u"Request panel"_s);
    setAccessibleName(tr("System prompt and parameters"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(makeHeader());
    column->addWidget(m_area, 1);
    setClearContent(*m_area, makeRows());
    setFocusProxy(m_rows.value(systemField));
    connect(m_close, &QToolButton::clicked, this, &RequestPanel::closeRequested);
    connect(m_persona, &QComboBox::activated, this,
            [this] { emit personaChosen(m_persona->currentData().toString()); });
    connect(m_levels, &QTabBar::currentChanged, this, [this] { present(true); });
    connect(m_resetAll, &QPushButton::clicked, this, &RequestPanel::resetAll);
    setTheme(makeTheme(ColourScheme::Light, 1.0));
    present(true);
}

QWidget *RequestPanel::makeHeader()
{
    m_title->setWordWrap(true);
    m_close->setObjectName(u"Close parameters"_s);
    m_close->setAccessibleName(tr("Close"));
    m_close->setToolTip(tr("Close"));
    m_close->setAutoRaise(true);
    m_levels->setObjectName(u"Level"_s);
    m_levels->setAccessibleName(tr("What they apply to"));
    m_levels->addTab(tr("Conversation"));
    m_levels->addTab(tr("Profile"));
    auto *header = new QWidget(this);
    m_titleRow = new QHBoxLayout;
    m_titleRow->addWidget(m_title, 1);
    m_titleRow->addWidget(m_close);
    auto *column = new QVBoxLayout(header);
    column->addLayout(m_titleRow);
    column->addWidget(m_levels, 0, Qt::AlignLeft);
    return header;
}

QWidget *RequestPanel::makeRows()
{
    auto *rows = new QWidget(this);
    m_column = new QVBoxLayout(rows);
    m_personaLabel->setBuddy(m_persona);
    m_persona->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_column->addWidget(m_personaLabel);
    m_column->addWidget(m_persona);
    m_column->addWidget(m_about);
    m_column->addWidget(m_resetAll, 0, Qt::AlignLeft);
    add(systemField, new TextRow(systemField, promptKind(), rows));
    const auto number = [&](const QString &name, const NumberRule &rule) {
        add(name, new NumberRow(name, rule, rows));
    };
    number(u"temperature"_s, {.least = 0, .most = 2});
    number(u"top_p"_s, {.least = 0, .most = 1});
    number(limitField, {.least = 1, .most = most, .isWhole = true});
    add(u"stop"_s, new TextRow(u"stop"_s, stopKind(), rows));
    number(u"seed"_s, {.least = -most, .most = most, .isWhole = true});
    number(u"presence_penalty"_s, {.least = -2, .most = 2});
    number(u"frequency_penalty"_s, {.least = -2, .most = 2});
    add(u"reasoning_effort"_s, new EffortRow(rows));
    add(formatField, new FormatRow(rows));
    add(further, new TextRow(further, fieldsKind(), rows));
    number(newestLimitName, {.least = 1, .most = mostLimitMessages, .isWhole = true});
    number(shareLimitName, {.least = 1, .most = 100, .isWhole = true});
    for (const QString &name : {newestLimitName, shareLimitName})
        m_rows.value(name)->setIsLimit();
    m_column->addStretch(1);
    return rows;
}

void RequestPanel::add(const QString &name, RequestRow *row)
{
    m_column->addWidget(row);
    m_names << name;
    m_rows.insert(name, row);
    connect(row, &RequestRow::edited, this,
            [this, name](const std::optional<QJsonValue> &value) { edit(name, value); });
    connect(row, &RequestRow::resetRequested, this, [this, name] { reset(name); });
}

SettingLevel RequestPanel::level() const
{
    return m_levels->currentIndex() == 0 ? SettingLevel::Conversation : SettingLevel::Profile;
}

const RequestSettings &RequestPanel::own() const
{
    return level() == SettingLevel::Profile ? m_shown.profile : m_shown.conversation;
}

void RequestPanel::setShown(const ShownRequest &shown)
{
    if (shown == m_shown)
        return;
    const bool isOther = level() == SettingLevel::Profile
                             ? shown.profileId != m_shown.profileId
                             : shown.conversationId != m_shown.conversationId;
    m_shown = shown;
    present(isOther);
}

QString RequestPanel::aboutLevel() const
{
    if (level() == SettingLevel::Profile)
        return tr("Sent with the messages of every conversation with “%1” that sets nothing else.")
            .arg(m_shown.profileName);
    if (m_shown.isPersonaGone)
        return tr("The persona of this conversation was deleted, and nothing of it is sent. Choose "
                  "another one, or none.");
    if (!m_shown.personaName.isEmpty())
        return tr("Sent with the messages of this conversation. What is not set here comes from "
                  "the persona “%1”, else from the profile “%2”.")
            .arg(m_shown.personaName, m_shown.profileName);
    return tr("Sent with the messages of this conversation. What is not set here comes from the "
              "profile “%1”.")
        .arg(m_shown.profileName);
}

void RequestPanel::presentPersona()
{
    const bool isShown = level() == SettingLevel::Conversation &&
                         !m_shown.conversationId.isEmpty() &&
                         (!m_shown.personas.isEmpty() || !m_shown.personaId.isEmpty());
    m_personaLabel->setVisible(isShown);
    m_persona->setVisible(isShown);
    m_persona->clear();
    m_persona->addItem(tr("None"), QString());
    for (const NamedPersona &each : std::as_const(m_shown.personas))
        m_persona->addItem(each.name, each.id);
    if (m_shown.isPersonaGone)
        m_persona->addItem(tr("Deleted"), m_shown.personaId);
    m_persona->setCurrentIndex(std::max(0, m_persona->findData(m_shown.personaId)));
}

void RequestPanel::present(bool isOther)
{
    const bool isProfile = level() == SettingLevel::Profile;
    presentPersona();
    QString about = aboutLevel();
    const bool canChange = isProfile ? m_shown.isProfileOwn : !m_shown.conversationId.isEmpty();
    if (isProfile && !canChange)
        about = tr("“%1” is built in and has no settings.").arg(m_shown.profileName);
    m_about->setMessage({.tone = Tone::Plain, .text = about});
    m_resetAll->setVisible(!own().isEmpty() && canChange);
    for (const QString &name : std::as_const(m_names)) {
        const ShownField field = name == systemField ? promptField()
                                 : name == further   ? furtherFields()
                                 : isLimit(name)     ? contextField(name)
                                                     : fieldOf(name);
        RequestRow *row = m_rows.value(name);
        row->setEnabled(canChange);
        row->setShown(field, isOther);
    }
}

QString RequestPanel::sentName(const QString &name, const QJsonObject &fields) const
{
    const bool isNewer =
        name == limitField && !fields.contains(limitField) && fields.contains(newerLimitField);
    return isNewer ? newerLimitField : name;
}

bool RequestPanel::hasRow(const QString &field, const QJsonObject &fields) const
{
    if (field == formatField)
        return FormatRow::isKnown(fields.value(field));
    return m_rows.contains(field) || field == sentName(limitField, fields);
}

QString RequestPanel::noteOf(const QString &sentAs) const
{
    if (!m_shown.refused.contains(sentAs))
        return {};
    const QString other = sentAs == limitField        ? newerLimitField
                          : sentAs == newerLimitField ? limitField
                                                      : QString();
    if (!other.isEmpty() && !m_shown.refused.contains(other))
        return tr("Sent as “%1”, because %2 refused its other name.").arg(other, m_shown.model);
    return sentAs == systemField
               ? tr("Sent as a part of the first question, because %1 refused a system prompt.")
                     .arg(m_shown.model)
               : tr("Left out, because %1 refused it once.").arg(m_shown.model);
}

ShownField RequestPanel::promptField() const
{
    ShownField field;
    if (const auto &prompt = own().systemPrompt)
        field.own = prompt->trimmed().isEmpty() ? QJsonValue() : QJsonValue(*prompt);
    const EffectiveSettings &inherited = m_shown.inherited;
    if (level() == SettingLevel::Conversation && !inherited.systemPrompt.trimmed().isEmpty())
        field.inherited = {inherited.systemPrompt, inherited.promptLevel};
    const bool isSent = field.own ? !field.own->isNull() : !field.inherited.value.isNull();
    if (isSent)
        field.note = noteOf(systemField);
    return field;
}

ShownField RequestPanel::fieldOf(const QString &name) const
{
    ShownField field;
    const QJsonObject &fields = own().fields;
    QString sentAs = sentName(name, fields);
    if (fields.contains(sentAs) && hasRow(sentAs, fields))
        field.own = fields.value(sentAs);
    if (level() == SettingLevel::Conversation) {
        const bool isNewer =
            name == limitField && m_shown.inherited.fields.contains(newerLimitField);
        const QString inheritedAs = isNewer ? newerLimitField : name;
        field.inherited = m_shown.inherited.field(inheritedAs);
        sentAs = field.own ? sentAs : inheritedAs;
    }
    const bool isSent = field.own ? !field.own->isNull() : !field.inherited.value.isNull();
    if (isSent)
        field.note = noteOf(sentAs);
    return field;
}

ShownField RequestPanel::contextField(const QString &name) const
{
    ShownField field;
    ContextLimit limit = own().context;
    if (const auto value = limitIn(limit, name))
        field.own = *value > 0 ? QJsonValue(*value) : QJsonValue();
    const EffectiveSettings &inherited = m_shown.inherited;
    limit = inherited.context;
    const auto below = limitIn(limit, name);
    if (level() == SettingLevel::Conversation && below.value_or(0) > 0)
        field.inherited = {*below, name == newestLimitName ? inherited.messagesLevel
                                                           : inherited.percentLevel};
    return field;
}

ShownField RequestPanel::furtherFields() const
{
    QJsonObject mine;
    const QJsonObject &fields = own().fields;
    for (auto field = fields.begin(); field != fields.end(); ++field) {
        if (!hasRow(field.key(), fields))
            mine.insert(field.key(), field.value());
    }
    ShownField shown;
    if (!mine.isEmpty())
        shown.own = mine;
    if (level() == SettingLevel::Profile)
        return shown;
    QJsonObject inherited;
    SettingLevel level = SettingLevel::Profile; // the latest of theirs
    const QMap<QString, LevelledValue> &below = m_shown.inherited.fields;
    for (auto field = below.cbegin(); field != below.cend(); ++field) {
        const bool isFurther = field.key() == formatField ? !FormatRow::isKnown(field->value)
                                                          : !m_rows.contains(field.key()) &&
                                                                field.key() != newerLimitField;
        if (!isFurther || field->value.isNull())
            continue;
        inherited.insert(field.key(), field->value);
        level = std::max(level, field->level);
    }
    if (!inherited.isEmpty())
        shown.inherited = {inherited, level};
    return shown;
}

RequestSettings RequestPanel::with(const QString &name,
                                   const std::optional<QJsonValue> &value) const
{
    RequestSettings settings = own();
    if (name == systemField) {
        settings.systemPrompt = value ? std::optional(value->toString()) : std::nullopt;
    } else if (isLimit(name)) {
        limitIn(settings.context, name) =
            value ? std::optional(value->isNull() ? 0 : value->toInt()) : std::nullopt;
    } else if (name == further) {
        // “Leave out” names each field that would be sent.
        const QJsonObject all = value && value->isNull()
                                    ? furtherFields().inherited.value.toObject()
                                : value ? value->toObject()
                                        : QJsonObject();
        const QStringList before = settings.fields.keys();
        for (const QString &field : before) {
            if (!hasRow(field, own().fields))
                settings.fields.remove(field);
        }
        for (auto field = all.begin(); field != all.end(); ++field)
            settings.fields.insert(field.key(), value->isNull() ? QJsonValue() : field.value());
    } else if (value) {
        settings.fields.insert(sentName(name, settings.fields), *value);
    } else {
        settings.fields.remove(sentName(name, settings.fields));
    }
    return settings;
}

void RequestPanel::keep(const RequestSettings &settings)
{
    (level() == SettingLevel::Profile ? m_shown.profile : m_shown.conversation) = settings;
}

void RequestPanel::edit(const QString &name, const std::optional<QJsonValue> &value)
{
    // The profile is the first level: there is nothing that it could keep from being sent.
    const bool isPlain = level() == SettingLevel::Profile && value && value->isNull();
    const RequestSettings settings = with(name, isPlain ? std::nullopt : value);
    keep(settings);
    present(false);
    emit changed(level(), settings);
}

void RequestPanel::reset(const QString &name)
{
    const RequestSettings settings = with(name, std::nullopt);
    keep(settings);
    present(false);
    emit wasReset(level(), settings, tr("“%1” was reset.").arg(m_rows.value(name)->caption()));
}

void RequestPanel::resetAll()
{
    keep({});
    setFocus(Qt::OtherFocusReason); // the button is hidden now
    present(true);
    emit wasReset(level(), {}, tr("All that was set here was reset."));
}

void RequestPanel::setTheme(const Theme &theme)
{
    m_theme = theme;
    const int l = theme.px(Space::l);
    const int s = theme.px(Space::s);
    setGround(*this, theme.palette.sidebar);
    QLayout *header = layout()->itemAt(0)->widget()->layout();
    // The words of the tabs begin where the fields do.
    const int ofTab = theme.px(Space::m);
    setMargins(*header, l - ofTab, s, s, s);
    setMargins(*m_titleRow, ofTab, 0, 0, 0);
    header->setSpacing(s);
    m_title->setFont(theme.headingFont(2));
    m_close->setIcon(tintedIcon(Icon::Close, theme.palette.secondary));
    m_close->setMinimumSize(theme.px(Theme::leastTarget), theme.px(Theme::leastTarget));
    m_levels->setTheme(theme);
    m_about->setTheme(theme);
    m_personaLabel->setFont(theme.captionFont());
    m_resetAll->setTheme(theme);
    m_column->setContentsMargins(l, s, l, l);
    m_column->setSpacing(theme.px(Space::m));
    for (RequestRow *row : std::as_const(m_rows))
        row->setTheme(theme);
    update();
}

void RequestPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        emit closeRequested();
        event->accept();
        return;
    }
    QWidget::keyPressEvent(event);
}

void RequestPanel::paintEvent(QPaintEvent *)
{
    paintPaneEdge(*this, Qt::LeftEdge, m_theme.palette.hairline);
}

} // namespace Hiwar
