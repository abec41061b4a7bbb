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
    const QString former = u"max_tokens"_s;
    const QString newer = u"max_completion_tokens"_s;
    if (field != former && field != newer)
        return {};
    const QString other = field == former ? newer : former;
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
        return !profile.streamRefused;
    case StreamMode::On:
        return true;
    case StreamMode::Off:
        return false;
    }
    Q_UNREACHABLE();
}

QJsonObject extraFields(const Profile &profile)
{
    QJsonObject fields;
    for (auto field = profile.extraBody.begin(); field != profile.extraBody.end(); ++field) {
        const QString name = acceptedName(field.key(), profile.refusedFields);
        if (!name.isEmpty() && (name == field.key() || !profile.extraBody.contains(name)))
            fields.insert(name, field.value());
    }
    return fields;
}

ChatRequest buildRequest(const Profile &profile, const QList<MessageNode> &said,
                         const QString &systemPrompt)
{
    ChatRequest request;
    request.model = profile.model;
    request.stream = wantsStream(profile);
    request.extra = extraFields(profile);
    if (!isBlank(systemPrompt)) {
        const bool isRefused = profile.refusedFields.contains("system"_L1);
        add(request.messages, {isRefused ? Role::User : Role::System, systemPrompt, {}});
    }
    for (const MessageNode &node : said) {
        const QString thoughts = profile.sendsReasoning ? node.reasoning : QString();
        if (!isBlank(node.content))
            add(request.messages, {node.role, node.content, thoughts});
    }
    return request;
}

ChatRequest buildContinuation(const Profile &profile, const QList<MessageNode> &said)
{
    ChatRequest request = buildRequest(profile, said);
    // For the model, not for the user: in English, which all models know best.
    request.messages.append({Role::User,
                             u"Continue exactly where you stopped. Do not repeat anything, do not "
                             "comment on it."_s});
    return request;
}

} // namespace Hiwar
