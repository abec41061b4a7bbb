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

ChatRequest buildRequest(const Profile &profile, const QList<MessageNode> &said,
                         const QString &systemPrompt)
{
    ChatRequest request;
    request.model = profile.model;
    request.stream = wantsStream(profile);
    if (!isBlank(systemPrompt))
        request.messages.append({Role::System, systemPrompt});
    for (const MessageNode &node : said) {
        if (isBlank(node.content))
            continue;
        if (request.messages.isEmpty() || request.messages.constLast().role != node.role)
            request.messages.append({.role = node.role, .content = {}, .reasoning = {}});
        appendParagraph(request.messages.last().content, node.content);
        if (profile.sendsReasoning)
            appendParagraph(request.messages.last().reasoning, node.reasoning);
    }
    return request;
}

ChatRequest buildContinuation(const Profile &profile, const QList<MessageNode> &said)
{
    ChatRequest request = buildRequest(profile, said);
    // For the model, not for people: in the language that all of them know best.
    request.messages.append({Role::User,
                             u"Continue exactly where you stopped. Do not repeat anything, do not "
                             "comment on it."_s});
    return request;
}

} // namespace Hiwar
