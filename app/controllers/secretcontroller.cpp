// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/secretcontroller.h"

#include "app/chat/openconversations.h"
#include "app/chat/severalmodels.h"
#include "app/chat/shownconversation.h"
#include "app/secretcheck/leavescomputer.h"
#include "app/secretcheck/ownsecrets.h"
#include "app/secretcheck/secretfinder.h"
#include "app/settings/currentsettings.h"
#include "ui/composer/composer.h"
#include "ui/settings/privacysection.h"
#include "ui/settings/settingspanel.h"

#include <QLocale>

#include <utility>

namespace Hiwar {

SecretController::SecretController(Composer &composer, const Collaborators &with, QObject *parent)
    : QObject(parent)
    , m_composer(composer)
    , m_with(with)
{
    m_composer.setSendingHeld([this](const QString &text) { return holds(text); });
    connect(&m_composer, &Composer::secretsAllowed, this,
            [this](const QString &text) { allow(m_with.shown.id(), text); });
}

SecretController::~SecretController()
{
    m_composer.setSendingHeld({});
}

void SecretController::setPanel(SettingsPanel &panel)
{
    PrivacySection *part = &panel.privacy();
    part->setWarnsOfSecrets(m_with.settings.settings().warnsOfSecrets);
    connect(&m_with.settings, &CurrentSettings::changed, part,
            [this, part] { part->setWarnsOfSecrets(m_with.settings.settings().warnsOfSecrets); });
    connect(part, &PrivacySection::warningChosen, this, [this](bool warns) {
        m_with.settings.change([warns](Settings &all) { all.warnsOfSecrets = warns; });
    });
}

QStringList SecretController::receivers() const
{
    const ChatSession *shown = m_with.shown.session();
    const ConversationInfo info = shown ? shown->conversation().info() : ConversationInfo();
    QStringList profiles{info.profileId};
    const QList<ModelRef> together =
        m_with.several ? m_with.several->of(info.id) : QList<ModelRef>();
    if (!together.isEmpty())
        profiles.clear();
    for (const ModelRef &each : together)
        profiles.append(each.profileId);
    QStringList names;
    for (const QString &id : std::as_const(profiles)) {
        const Profile &profile = m_with.settings.profile(id);
        if (leavesComputer(profile) && !names.contains(profile.name))
            names.append(profile.name);
    }
    return names;
}

QList<FoundSecret> SecretController::find(const QString &text)
{
    if (!m_finder)
        m_finder = std::make_unique<SecretFinder>(shippedSecretRules());
    return m_finder->find(text, m_with.own);
}

bool SecretController::holds(const QString &text)
{
    const QStringList receivers = this->receivers();
    if (!m_with.settings.settings().warnsOfSecrets || receivers.isEmpty())
        return false;
    const QList<FoundSecret> asked = m_with.allowed.asked(m_with.shown.id(), text, find(text));
    if (!asked.isEmpty())
        m_composer.warnOfSecrets(asked, QLocale().createSeparatedList(receivers));
    return !asked.isEmpty();
}

bool SecretController::warnsOf(const QString &conversationId, const QString &text,
                               const Profile &profile)
{
    return m_with.settings.settings().warnsOfSecrets && leavesComputer(profile) &&
           !m_with.allowed.asked(conversationId, text, find(text)).isEmpty();
}

void SecretController::allow(const QString &conversationId, const QString &text)
{
    m_with.allowed.allow(conversationId, text, find(text));
}

} // namespace Hiwar
