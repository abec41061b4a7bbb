// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/usepersona.h"

#include "app/chat/openconversations.h"
#include "app/chat/shownconversation.h"
#include "app/history/libraryitems.h"
#include "app/settings/currentsettings.h"

#include <algorithm>

namespace Hiwar {

QString titleOf(const Persona &persona)
{
    return persona.emoji.isEmpty() ? persona.name : persona.emoji + u' ' + persona.name;
}

void usePersona(OpenConversations &conversations, const CurrentSettings &settings,
                const QString &conversationId, const Persona *persona)
{
    const QList<Profile> &profiles = settings.settings().profiles;
    conversations.change(conversationId, [&](Conversation &conversation) {
        conversation.setPersona(persona ? persona->id : QString());
        if (!persona)
            return;
        const bool hasProfile =
            std::any_of(profiles.begin(), profiles.end(), [persona](const Profile &profile) {
                return profile.id == persona->profileId;
            });
        if (hasProfile)
            conversation.setProfile(persona->profileId);
        if (!persona->model.isEmpty() && (hasProfile || persona->profileId.isEmpty()))
            conversation.setModel(persona->model);
    });
}

void takePersonaBack(OpenConversations &conversations, const ConversationInfo &former)
{
    conversations.change(former.id, [&former](Conversation &conversation) {
        conversation.setProfile(former.profileId);
        conversation.setModel(former.model);
        conversation.setPersona(former.personaId);
    });
}

QString beginWith(ShownConversation &shown, const CurrentSettings &settings, const Persona &persona)
{
    const QString id = shown.create(settings.settings().currentProfileId);
    usePersona(shown.all(), settings, id, &persona);
    if (ChatSession *session = shown.all().session(id))
        session->add(Role::Assistant, persona.firstMessage);
    return id;
}

} // namespace Hiwar
