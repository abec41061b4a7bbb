// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/promptbuilder.h"

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

bool isBlank(const QString &text)
{
    return std::all_of(text.cbegin(), text.cend(), [](QChar c) { return c.isSpace(); });
}

void appendParagraph(QString &text, const QString &paragraph)
{
    if (!text.isEmpty() && !paragraph.isEmpty())
        text += "\n\n"_L1;
    text += paragraph;
}

/// The name under which a field is sent; empty: not at all.
QString acceptedName(const QString &field, const QStringList &refused)
{
    if (!refused.contains(field))
        return field;
    const QString other = otherLimitName(field);
    return refused.contains(other) ? QString() : other;
}

void add(QList<Message> &messages, const Message &turn)
{
    if (messages.isEmpty() || messages.constLast().role != turn.role) {
        messages.append(turn);
        return;
    }
    appendParagraph(messages.last().content, turn.content);
    appendParagraph(messages.last().reasoning, turn.reasoning);
}

} // namespace

bool wantsStream(const Profile &profile)
{
    switch (profile.streaming) {
    case StreamMode::Automatic:
        return !refusalsOf(profile).stream;
    case StreamMode::On:
        return true;
    case StreamMode::Off:
        return false;
    }
    Q_UNREACHABLE();
}

QJsonObject acceptedFields(const QJsonObject &fields, const Profile &profile)
{
    const QStringList refused = refusalsOf(profile).fields;
    QJsonObject accepted;
    for (auto field = fields.begin(); field != fields.end(); ++field) {
        const QString name = acceptedName(field.key(), refused);
        if (!name.isEmpty() && (name == field.key() || !fields.contains(name)))
            accepted.insert(name, field.value());
    }
    return accepted;
}

QJsonObject extraFields(const Profile &profile)
{
    return acceptedFields(bodyFields(effectiveSettings(profile, {}, {})), profile);
}

ChatRequest buildRequest(const Profile &profile, const QList<MessageNode> &said,
                         const QString &systemPrompt)
{
    EffectiveSettings settings = effectiveSettings(profile, {}, {});
    settings.systemPrompt = systemPrompt;
    return buildRequest(profile, said, settings);
}

ChatRequest buildRequest(const Profile &profile, const QList<MessageNode> &said,
                         const EffectiveSettings &settings)
{
    return buildRequest(profile, said, settings, planContext(said, {}));
}

ChatRequest buildRequest(const Profile &profile, const QList<MessageNode> &said,
                         const EffectiveSettings &settings, const ContextPlan &plan)
{
    ChatRequest request;
    request.model = profile.model;
    request.stream = wantsStream(profile);
    request.extra = acceptedFields(bodyFields(settings), profile);
    const bool isSystemRefused = refusalsOf(profile).fields.contains("system"_L1);
    const auto addTurn = [&](Message turn) {
        if (turn.role == Role::System && isSystemRefused)
            turn.role = Role::User;
        add(request.messages, turn);
    };
    if (!isBlank(settings.systemPrompt))
        addTurn({Role::System, settings.systemPrompt, {}});
    for (const qsizetype index : plan.sent())
        addTurn(turnOf(said.at(index), index == plan.summary, profile.sendsReasoning));
    return request;
}

ChatRequest buildContinuation(const Profile &profile, const QList<MessageNode> &said,
                              const EffectiveSettings &settings, const ContextPlan &plan)
{
    ChatRequest request = buildRequest(profile, said, settings, plan);
    // For the model, not for the user: in English, which all models know best.
    request.messages.append({Role::User,
                             u"Continue exactly where you stopped. Do not repeat anything, do not "
                             "comment on it."_s});
    return request;
}

} // namespace Hiwar
