// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/usagecontroller.h"

#include "app/chat/answerer.h"
#include "app/chat/openconversations.h"
#include "app/chat/severalmodels.h"
#include "app/chat/shownconversation.h"
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
    if (with.several)
        connect(with.several, &SeveralModels::changed, this, &UsageController::refreshSoon);
    connect(&with.shown, &ShownConversation::changed, this, &UsageController::watchShown);
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
    if (const ChatSession *session = m_with.shown.session()) {
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
    const ChatSession *session = m_with.shown.session();
    if (!session || session->isBusy())
        return; // what it shows is of the request under way
    const Conversation &conversation = session->conversation();
    const Profile &profile = profileOf(conversation);
    const QString draft = m_views.composer.text();
    const bool isEmpty = draft.trimmed().isEmpty() && conversation.path().isEmpty();
    const ContextLens lens = look(conversation, draft);
    emit looked(lens);
    const bool isFree = profile.builtIn && answererOf(conversation).size() == 1;
    if (isFree || isEmpty) {
        m_views.composer.setEstimate({}, {});
        return;
    }
    showEstimate(conversation, draft, answererOf(conversation));
}

void UsageController::showEstimate(const Conversation &conversation, const QString &draft,
                                   const QList<ModelRef> &models)
{
    qint64 before = 0;
    qint64 all = 0;
    QList<Money> costs;
    QList<Money> spent;
    QStringList counted; // profiles whose spending is in it
    for (const ModelRef &by : models) {
        const Profile &profile = m_with.settings.profile(by.profileId);
        const ContextLens lens = look(conversation, draft, by);
        before += lens.before;
        all += lens.tokens;
        const auto price = priceOf(profile, by.model);
        if (!price)
            continue;
        addTo(costs, costOf({.promptTokens = lens.tokens}, *price));
        if (!counted.contains(profile.id))
            addTo(spent, spentOn(m_with.clock().toLocalTime().date(), m_with.usage.recent(),
                                 profile.id, price->currency));
        counted.append(profile.id);
    }
    const auto words = [](const QList<Money> &sums, bool isEstimate) {
        QStringList parts;
        for (const Money &sum : sums)
            parts.append(moneyText(sum, isEstimate));
        return parts.join(QStringLiteral(" + "));
    };
    QString text = tr("%1 tokens").arg(countText(all, true));
    QString parts = models.size() > 1
                        ? tr("The next requests, to %Ln models together: %1 tokens of the "
                             "conversation and %2 of this message.",
                             nullptr, int(models.size()))
                        : tr("The next request: %1 tokens of the conversation and %2 of this "
                             "message.");
    parts = parts.arg(countText(before, true), countText(all - before, true));
    if (!costs.isEmpty()) {
        text += QStringLiteral(" · ") + words(costs, true);
        parts += QLatin1Char(' ') + (models.size() > 1
                                         ? tr("The replies are not included. Spent today: %1.")
                                         : tr("The reply is not included. Spent today: %1."))
                                        .arg(words(spent, false));
    }
    m_views.composer.setEstimate(text, parts);
}

QList<ModelRef> UsageController::answererOf(const Conversation &conversation) const
{
    const QList<ModelRef> together =
        m_with.several ? m_with.several->of(conversation.info().id) : QList<ModelRef>();
    if (!together.isEmpty())
        return together;
    const Profile &profile = profileOf(conversation);
    return {{.profileId = profile.id, .model = modelOf(conversation.info(), profile)}};
}

ContextLens UsageController::look(const Conversation &conversation, const QString &question,
                                  const ModelRef &by, const QList<Attachment> *files)
{
    Profile profile = m_with.settings.profile(by.profileId);
    profile.model = by.model;
    return m_counter.look(conversation, question, profile, settingsFor(conversation, profile),
                          m_with.usage.calibration(profile.id, profile.model), files);
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
    // Another reply is asked of one model alone.
    const Profile &profile = profileOf(conversation);
    const ModelRef one{.profileId = profile.id, .model = modelOf(conversation.info(), profile)};
    return holds(conversation, question,
                 question.isEmpty() ? QList<ModelRef>{one} : answererOf(conversation), act);
}

bool UsageController::holds(const Conversation &conversation, const QString &question,
                            const QList<ModelRef> &models, const std::function<void()> &act)
{
    forget();
    const auto passed = limitOf(conversation, question, models);
    if (!passed)
        return false;
    m_held = act;
    m_views.limit.ask(passed->limit, passed->spent, passed->likely);
    return true;
}

bool UsageController::passes(const Conversation &conversation, const QString &question)
{
    return limitOf(conversation, question, answererOf(conversation)).has_value();
}

bool UsageController::passes(const Conversation &conversation, const QueuedQuestion &question)
{
    return limitOf(conversation, question.text, answererOf(conversation), &question.attachments)
        .has_value();
}

std::optional<LimitPassed> UsageController::limitOf(const Conversation &conversation,
                                                    const QString &question,
                                                    const QList<ModelRef> &models,
                                                    const QList<Attachment> *files)
{
    QStringList looked; // profiles
    for (const ModelRef &first : models) {
        const Profile &profile = m_with.settings.profile(first.profileId);
        if (looked.contains(profile.id) || !profile.dailyLimit || profile.builtIn)
            continue;
        looked.append(profile.id);
        const EffectiveSettings settings = settingsFor(conversation, profile);
        ChatRequest request;
        request.extra = bodyFields(settings);
        QList<LikelyRequest> next;
        for (const ModelRef &each : models) {
            if (each.profileId == first.profileId)
                next.append({.model = each.model,
                             .usage = leastUsage(
                                 request, look(conversation, question, each, files).tokens)});
        }
        const Money spent = spentOn(m_with.clock().toLocalTime().date(), m_with.usage.recent(),
                                    profile.id, profile.dailyLimit->currency);
        if (const auto passed = limitPassed(profile, spent, next)) {
            m_heldProfile = profile.id;
            return passed;
        }
    }
    return {};
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
