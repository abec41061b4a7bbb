// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/usagecontroller.h"

#include "app/chat/answerer.h"
#include "app/controllers/remedy.h"
#include "app/usage/pricing.h"
#include "ui/composer/composer.h"
#include "ui/moneytext.h"
#include "ui/window/limitbar.h"

#include <utility>

namespace Hiwar {

UsageController::UsageController(const Views &views, const Collaborators &with, QObject *parent)
    : QObject(parent)
    , m_views(views)
    , m_with(with)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(pause);
    connect(&m_timer, &QTimer::timeout, this, &UsageController::refresh);
    connect(&views.composer, &Composer::draftChanged, this, &UsageController::refreshSoon);
    connect(&with.settings, &CurrentSettings::changed, this, &UsageController::refreshSoon);
    connect(&with.usage, &UsageLedger::recorded, this, &UsageController::refreshSoon);
    connect(&with.library, &Library::changed, this, &UsageController::refreshSoon);
    connect(&with.usage, &UsageLedger::loaded, this, &UsageController::refreshSoon);
    connect(&with.conversations, &OpenConversations::shownChanged, this,
            &UsageController::watchShown);
    connect(&views.limit, &LimitBar::sendAnywayRequested, this, [this] {
        const auto act = std::exchange(m_held, {});
        forget();
        m_views.composer.focusText();
        if (act)
            act();
    });
    connect(&views.limit, &LimitBar::raiseRequested, this, &UsageController::raiseLimit);
    watchShown();
}

EffectiveSettings UsageController::settingsFor(const Conversation &conversation,
                                               const Profile &profile) const
{
    const ConversationInfo &info = conversation.info();
    if (!info.personaId.isEmpty())
        m_with.library.load();
    return effectiveSettings(profile, m_with.library.settingsOf(info.personaId), info.settings);
}

const Profile &UsageController::profileOf(const Conversation &conversation) const
{
    return m_with.settings.profile(conversation.info().profileId);
}

void UsageController::watchShown()
{
    forget();
    if (const ChatSession *session = m_with.conversations.shown()) {
        const Conversation *conversation = &session->conversation();
        connect(conversation, &Conversation::pathChanged, this, &UsageController::refreshSoon,
                Qt::UniqueConnection);
        connect(conversation, &Conversation::messageChanged, this, &UsageController::refreshSoon,
                Qt::UniqueConnection);
        connect(conversation, &Conversation::infoChanged, this, &UsageController::refreshSoon,
                Qt::UniqueConnection);
        connect(session, &ChatSession::busyChanged, this, &UsageController::refreshSoon,
                Qt::UniqueConnection);
    }
    refreshSoon();
}

void UsageController::refreshSoon()
{
    m_timer.start();
}

void UsageController::refresh()
{
    const ChatSession *session = m_with.conversations.shown();
    if (!session || session->isBusy())
        return; // what it shows is of the request under way
    const Conversation &conversation = session->conversation();
    const Profile &profile = profileOf(conversation);
    const QString draft = m_views.composer.text();
    const bool isEmpty = draft.trimmed().isEmpty() && conversation.path().isEmpty();
    const ContextLens lens = look(conversation, draft);
    emit looked(lens);
    if (profile.builtIn || isEmpty) {
        m_views.composer.setEstimate({}, {});
        return;
    }
    const QString model = modelOf(conversation.info(), profile);
    const qint64 before = lens.before;
    const qint64 all = lens.tokens;
    QString text = tr("%1 tokens").arg(countText(all, true));
    QString parts = tr("The next request: %1 tokens of the conversation and %2 of this message.")
                        .arg(countText(before, true), countText(all - before, true));
    if (const auto price = priceOf(profile, model)) {
        text += QStringLiteral(" · ") + moneyText(costOf({.promptTokens = all}, *price), true);
        const Money spent = spentOn(m_with.clock().toLocalTime().date(), m_with.usage.recent(),
                                    profile.id, price->currency);
        parts += QLatin1Char(' ') +
                 tr("The reply is not included. Spent today: %1.").arg(moneyText(spent));
    }
    m_views.composer.setEstimate(text, parts);
}

ContextLens UsageController::look(const Conversation &conversation, const QString &question,
                                  const QList<Attachment> *files)
{
    const Profile profile = withModelOf(profileOf(conversation), conversation.info());
    return m_counter.look(conversation, question, profile, settingsFor(conversation, profile),
                          m_with.usage.calibration(profile.id, profile.model), files);
}

bool UsageController::holds(const Conversation &conversation, const QString &question,
                            const std::function<void()> &act)
{
    forget();
    const auto passed = limitOf(conversation, question);
    if (!passed)
        return false;
    m_held = act;
    m_heldProfile = profileOf(conversation).id;
    m_views.limit.ask(passed->limit, passed->spent, passed->likely);
    return true;
}

bool UsageController::passes(const Conversation &conversation, const QString &question)
{
    return limitOf(conversation, question).has_value();
}

bool UsageController::passes(const Conversation &conversation, const QueuedQuestion &question)
{
    return limitOf(conversation, question.text, &question.attachments).has_value();
}

std::optional<LimitPassed> UsageController::limitOf(const Conversation &conversation,
                                                    const QString &question,
                                                    const QList<Attachment> *files)
{
    const Profile &profile = profileOf(conversation);
    if (!profile.dailyLimit || profile.builtIn)
        return {};
    const QString model = modelOf(conversation.info(), profile);
    const EffectiveSettings settings = settingsFor(conversation, profile);
    const qint64 prompt = look(conversation, question, files).tokens;
    ChatRequest request;
    request.extra = bodyFields(settings);
    const Money spent = spentOn(m_with.clock().toLocalTime().date(), m_with.usage.recent(),
                                profile.id, profile.dailyLimit->currency);
    return limitPassed(profile, model, spent, leastUsage(request, prompt));
}

void UsageController::forget()
{
    m_held = {};
    m_views.limit.hide();
}

void UsageController::raiseLimit()
{
    forget();
    showRemedy(m_views.panels, m_with.settings, m_heldProfile,
               {.action = MessageAction::OpenSettings});
}

} // namespace Hiwar
