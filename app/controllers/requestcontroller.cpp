// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/requestcontroller.h"

#include "app/chat/openconversations.h"
#include "app/chat/requestlevels.h"
#include "app/chat/shownconversation.h"
#include "app/controllers/usepersona.h"
#include "app/library/library.h"
#include "app/settings/currentsettings.h"
#include "ui/request/requestpanel.h"
#include "ui/request/requestvalues.h"
#include "ui/window/noticebar.h"
#include "ui/window/sidepanels.h"
#include "ui/window/windowactions.h"

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

QString namesOf(const RequestSettings &settings, const QString &separator)
{
    QStringList names;
    if (settings.systemPrompt)
        names << requestFieldName(u"system"_s);
    const QStringList fields = settings.fields.keys();
    for (const QString &field : fields)
        names << requestFieldName(field);
    if (settings.context.messages)
        names << requestFieldName(newestLimitName);
    if (settings.context.percent)
        names << requestFieldName(shareLimitName);
    return names.join(separator);
}

} // namespace

RequestController::RequestController(const Views &views, ShownConversation &shown,
                                     CurrentSettings &settings, Library &library, QObject *parent)
    : QObject(parent)
    , m_views(views)
    , m_shown(shown)
    , m_conversations(shown.all())
    , m_settings(settings)
    , m_library(library)
{
    connect(&library, &Library::changed, this, &RequestController::refresh);
    connect(&views.panels, &SidePanels::requestMade, this, &RequestController::setPanel);
    connect(&settings, &CurrentSettings::changed, this, &RequestController::refresh);
    connect(&shown, &ShownConversation::changed, this, &RequestController::takeShown);
    takeShown();
}

void RequestController::setPanel(RequestPanel &panel)
{
    m_panel = &panel;
    connect(&panel, &QObject::destroyed, this, [this] { m_panel = nullptr; });
    connect(&panel, &RequestPanel::changed, this, &RequestController::store);
    connect(&panel, &RequestPanel::personaChosen, this, &RequestController::choosePersona);
    connect(&panel, &RequestPanel::wasReset, this, &RequestController::tellReset);
    m_library.load();
    fill(panel);
}

void RequestController::takeShown()
{
    disconnect(m_shownChanges);
    if (const ChatSession *session = m_shown.session())
        m_shownChanges = connect(&session->conversation(), &Conversation::infoChanged, this,
                                 &RequestController::refresh);
    refresh();
}

const Profile &RequestController::profile() const
{
    const ChatSession *session = m_shown.session();
    return m_settings.profile(session ? session->conversation().info().profileId : QString());
}

void RequestController::refresh()
{
    const ChatSession *session = m_shown.session();
    const RequestSettings own =
        session ? session->conversation().info().settings : RequestSettings();
    m_views.actions.setOwnRequest(namesOf(own, tr(", ")));
    if (m_panel)
        fill(*m_panel);
}

void RequestController::fill(RequestPanel &panel) const
{
    ShownRequest shown;
    const ChatSession *session = m_shown.session();
    Profile answering = profile();
    if (session) {
        const ConversationInfo &info = session->conversation().info();
        answering = withModelOf(answering, info);
        shown.conversationId = info.id;
        shown.conversation = info.settings;
        fillPersona(shown, info.personaId);
    }
    shown.profileId = answering.id;
    shown.profileName = answering.name;
    shown.model = answering.model;
    shown.isProfileOwn = !answering.builtIn;
    shown.profile = settingsOf(answering);
    shown.inherited = effectiveSettings(answering, m_library.settingsOf(shown.personaId), {});
    shown.refused = refusalsOf(answering).fields;
    panel.setShown(shown);
}

void RequestController::fillPersona(ShownRequest &shown, const QString &personaId) const
{
    shown.personaId = personaId;
    for (const Persona &each : m_library.personas())
        shown.personas.append({each.id, titleOf(each)});
    if (const Persona *persona = m_library.persona(personaId))
        shown.personaName = persona->name;
    shown.isPersonaGone =
        !personaId.isEmpty() && m_library.isLoaded() && !m_library.persona(personaId);
}

void RequestController::choosePersona(const QString &personaId)
{
    const ChatSession *session = m_shown.session();
    if (!session)
        return;
    const ConversationInfo former = session->conversation().info();
    const Persona *persona = m_library.persona(personaId);
    usePersona(m_conversations, m_settings, former.id, persona);
    const QString sentence = persona ? tr("“%1” answers here now.").arg(persona->name)
                                     : tr("No persona answers here now.");
    m_views.notice.tellUndoable(sentence,
                                [this, former] { takePersonaBack(m_conversations, former); });
}

void RequestController::store(SettingLevel level, const RequestSettings &settings)
{
    if (level == SettingLevel::Profile)
        storeInProfile(profile().id, settings);
    else
        m_conversations.setSettings(m_shown.id(), settings);
}

void RequestController::storeInProfile(const QString &id, const RequestSettings &settings)
{
    m_settings.change([&](Settings &all) {
        for (Profile &each : all.profiles) {
            if (each.id != id || each.builtIn)
                continue;
            each.systemPrompt = settings.systemPrompt.value_or(QString());
            each.extraBody = settings.fields;
            each.context = settings.context;
        }
    });
}

void RequestController::tellReset(SettingLevel level, const RequestSettings &settings,
                                  const QString &sentence)
{
    if (level == SettingLevel::Profile) {
        const QString id = profile().id;
        const RequestSettings former = settingsOf(profile());
        storeInProfile(id, settings);
        m_views.notice.tellUndoable(sentence, [this, id, former] { storeInProfile(id, former); });
        return;
    }
    const ChatSession *session = m_shown.session();
    if (!session)
        return;
    const QString id = m_shown.id();
    const RequestSettings former = session->conversation().info().settings;
    m_conversations.setSettings(id, settings);
    m_views.notice.tellUndoable(sentence,
                                [this, id, former] { m_conversations.setSettings(id, former); });
}

} // namespace Hiwar
