// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/promptbuilder.h"

#include "app/chat/attachmenttext.h"
#include "app/text/blank.h"
#include "net/values/messageparts.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

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
    messages.last().parts += turn.parts;
}

/// Adds to the turn what goes of the message's files.
void attach(Message &turn, const MessageNode &node, const Profile &profile,
            const AttachmentContents &contents)
{
    QString files;
    for (qsizetype i = 0; i < node.attachments.size(); ++i) {
        const Attachment &attachment = node.attachments.at(i);
        if (!isSent(attachment))
            continue;
        const auto kind = partKindOf(attachment.use.form);
        const auto content = contents.constFind(attachmentKey(node.id, i));
        if (kind && !takes(profile, *kind))
            appendParagraph(files, nameOnly(attachment));
        else if (content == contents.cend())
            appendParagraph(files, missingText(attachment));
        else if (!kind)
            appendParagraph(files, content->text);
        else
            turn.parts.append({.kind = *kind,
                               .mediaType = attachment.mediaType,
                               .bytes = content->bytes,
                               .name = *kind == MessagePart::Kind::Document
                                           ? shownName(attachment.name)
                                           : QString()});
    }
    if (!isBlank(turn.content))
        appendParagraph(files, turn.content);
    turn.content = files;
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

bool takes(const Profile &profile, MessagePart::Kind kind)
{
    if (refusalsOf(profile).fields.contains(partField(kind)))
        return false;
    return kind != MessagePart::Kind::Picture ||
           knownOf(profile, profile.model).takesPictures.value_or(true);
}

std::optional<MessagePart::Kind> partKindOf(AttachmentForm form)
{
    switch (form) {
    case AttachmentForm::Text:
        return std::nullopt;
    case AttachmentForm::Picture:
        return MessagePart::Kind::Picture;
    case AttachmentForm::Document:
        return MessagePart::Kind::Document;
    case AttachmentForm::Sound:
        return MessagePart::Kind::Sound;
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
                         const EffectiveSettings &settings, const ContextPlan &plan,
                         const AttachmentContents &contents)
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
    QList<MessagePart> ofReplies; // services take parts from the user alone
    for (const qsizetype index : plan.sent()) {
        const MessageNode &node = said.at(index);
        Message turn = turnOf(node, index == plan.summary, profile.sendsReasoning);
        if (index != plan.summary && !node.attachments.isEmpty())
            attach(turn, node, profile, contents);
        if (node.role == Role::User)
            turn.parts = std::exchange(ofReplies, {}) + turn.parts;
        else
            ofReplies += std::exchange(turn.parts, {});
        if (!isBlank(turn.content) || !turn.parts.isEmpty())
            addTurn(turn);
    }
    return request;
}

ChatRequest buildContinuation(const Profile &profile, const QList<MessageNode> &said,
                              const EffectiveSettings &settings, const ContextPlan &plan,
                              const AttachmentContents &contents)
{
    ChatRequest request = buildRequest(profile, said, settings, plan, contents);
    // For the model, not for the user: in English, which all models know best.
    request.messages.append({Role::User,
                             u"Continue exactly where you stopped. Do not repeat anything, do not "
                             "comment on it."_s});
    return request;
}

} // namespace Hiwar
