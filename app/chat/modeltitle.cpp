// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/modeltitle.h"

#include "app/chat/attachmenttext.h"
#include "app/chat/promptbuilder.h"
#include "app/history/titlefrom.h"

#include <QRegularExpression>

#include <algorithm>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostLetters = 2000; // of each message

/// Does not split a surrogate pair.
QString beginningOf(const QString &text)
{
    QString words = text.left(mostLetters);
    if (!words.isEmpty() && words.back().isHighSurrogate())
        words.chop(1);
    return words;
}

} // namespace

bool wantsModelTitle(const Conversation &conversation, const QString &replyId)
{
    const QStringList &path = conversation.path();
    const MessageNode *question = conversation.firstQuestion();
    if (conversation.info().titleIsOwn || !question || path.constLast() != replyId ||
        conversation.everyMessage().size() != path.size())
        return false;
    const MessageNode &reply = *conversation.find(replyId);
    const auto isModels = [&conversation](const QString &id) {
        const MessageNode &node = *conversation.find(id);
        return node.role == Role::Assistant && !node.isByUser;
    };
    return std::count_if(path.begin(), path.end(), isModels) == 1 && isModels(replyId) &&
           reply.state == MessageState::Complete && !reply.content.isEmpty() &&
           conversation.info().title == titleOf(*question);
}

ChatRequest titleRequest(const Profile &profile, const MessageNode &question,
                         const MessageNode &reply)
{
    MessageNode asked;
    asked.role = Role::User;
    // English, because models follow it best; it asks for the language of the conversation.
    asked.content =
        u"Name the conversation below in at most six words, in its own language. Answer with the "
        "title alone, without quotation marks.\n\nUser: %1\n\nAssistant: %2"_s.arg(
            beginningOf(withNames(question)), beginningOf(reply.content));
    ChatRequest request = buildRequest(profile, {asked});
    request.stream = false;
    // They say what a reply looks like, and would spoil a title.
    request.extra.remove(u"response_format"_s);
    request.extra.remove(u"stop"_s);
    return request;
}

QString titleInAnswer(const QString &answer)
{
    static const QRegularExpression around(
        uR"(^(?:(?i:title)\s*[:：]\s*)?["'“”„«»‘’「『]*\s*|\s*["'“”„«»‘’」』]*[.。]?["'”»’」』]*$)"_s);
    return titleFrom(answer).remove(around).trimmed();
}

} // namespace Hiwar
