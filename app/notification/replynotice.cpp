// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/notification/replynotice.h"

#include "net/wire/sanitizetext.h"

#include <QCoreApplication>

namespace Hiwar {

namespace {

constexpr qsizetype longestTitle = 80;
constexpr qsizetype longestBody = 200;

struct ReplyNoticeTr
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::ReplyNotice)
};

bool isWanted(MessageState state, NotifyOf of)
{
    switch (state) {
    case MessageState::Complete:
        return of == NotifyOf::All;
    case MessageState::Failed:
        return of != NotifyOf::Nothing;
    case MessageState::Waiting:
    case MessageState::Arriving:
    case MessageState::Stopped: // by the user, who knows
    case MessageState::Closed:
        return false;
    }
    Q_UNREACHABLE();
}

QString titleOf(const EndedReply &ended)
{
    if (ended.isTemporary)
        return ReplyNoticeTr::tr("Temporary conversation");
    const QString title = sanitizeText(ended.conversation.title, Secret(), longestTitle);
    return title.isEmpty() ? ReplyNoticeTr::tr("New conversation") : title;
}

QString bodyOf(const EndedReply &ended, bool showsReply)
{
    if (ended.reply.state == MessageState::Failed)
        return ended.reply.content.isEmpty()
                   ? ReplyNoticeTr::tr("There is no reply. Open it to see why, and to try again.")
                   : ReplyNoticeTr::tr(
                         "The reply broke off. Open it to see why, and to continue it.");
    const QString words =
        showsReply && !ended.isTemporary
            ? sanitizeText(ended.reply.content.left(8 * longestBody), Secret(), longestBody)
            : QString();
    return words.isEmpty() ? ReplyNoticeTr::tr("The reply is ready.") : words;
}

} // namespace

std::optional<Notification> noticeOf(const EndedReply &ended, const DesktopChoices &wanted)
{
    if (!isWanted(ended.reply.state, wanted.notifyOf))
        return {};
    return Notification{.key = ended.conversation.id,
                        .title = titleOf(ended),
                        .body = bodyOf(ended, wanted.showsReply),
                        .isFailure = ended.reply.state == MessageState::Failed,
                        .hasSound = wanted.playsSound,
                        .mayAnswer =
                            !ended.isTemporary && ended.reply.state == MessageState::Complete};
}

} // namespace Hiwar
