// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/nextturns.h"

#include "app/chat/promptbuilder.h"

namespace Hiwar {

QList<MessageNode> NextTurns::sent() const
{
    QList<MessageNode> messages;
    for (const qsizetype index : plan.sent())
        messages.append(said.at(index));
    return messages;
}

NextTurns nextTurns(const Conversation &conversation, const QString &replyId, bool isContinued,
                    const Profile &profile, const RequestSettings &persona,
                    const ContextPlanner &plan)
{
    NextTurns next{.settings = effectiveSettings(profile, persona, conversation.info().settings),
                   .said = conversation.messagesBefore(replyId),
                   .plan = {},
                   .isContinued = isContinued};
    if (isContinued)
        next.said.append(*conversation.find(replyId));
    next.plan = plan ? plan(profile, next.settings, next.said)
                     : planContext(next.said, rulesOf(next.settings));
    return next;
}

ChatRequest requestFor(const NextTurns &next, const Profile &profile,
                       const AttachmentContents &files)
{
    return next.isContinued ? buildContinuation(profile, next.said, next.settings, next.plan, files)
                            : buildRequest(profile, next.said, next.settings, next.plan, files);
}

QFuture<AttachmentContents> loadFiles(const ContentStore &store, const QList<MessageNode> &sent)
{
    QString question;
    for (const MessageNode &node : sent) {
        if (node.role == Role::User)
            question = node.content;
    }
    return loadContents(store, sent, question);
}

} // namespace Hiwar
