// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/shownmessage.h"

#include "ui/conversation/blocktext.h"
#include "ui/errortext.h"
#include "ui/markdown/direction.h"
#include "ui/markdown/markdown.h"

#include <QCoreApplication>
#include <QLocale>
#include <QModelIndex>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("Conversation", text);
}

bool isRunning(const ShownMessage &message)
{
    return message.state == MessageState::Waiting || message.state == MessageState::Arriving;
}

Notice noticeOf(const ApiError &error)
{
    const ErrorText text = describe(error);
    Notice notice{MessageIcon::Error, true, {text.what}, text.remedy};
    if (!text.nextStep.isEmpty())
        notice.words << text.nextStep;
    if (!text.serverWords.isEmpty())
        notice.words << tr("The service says: %1").arg(text.serverWords);
    return notice;
}

} // namespace

ShownMessage readMessage(const QModelIndex &index)
{
    ShownMessage message;
    message.id = index.data(IdRole).toString();
    message.author = static_cast<Role>(index.data(AuthorRole).toInt());
    message.text = index.data(TextRole).toString();
    message.state = static_cast<MessageState>(index.data(StateRole).toInt());
    if (const QVariant error = index.data(ErrorRole); error.canConvert<ApiError>())
        message.error = error.value<ApiError>();
    message.time = index.data(TimeRole).toDateTime();
    message.model = index.data(ModelNameRole).toString();
    message.finishReason = index.data(FinishReasonRole).toString();
    message.versionIndex = index.data(VersionIndexRole).toInt();
    message.versionCount = std::max(1, index.data(VersionCountRole).toInt());
    message.waitingSince = index.data(WaitingSinceRole).toDateTime();
    return message;
}

std::optional<Notice> noticeFor(const ShownMessage &message)
{
    switch (message.state) {
    case MessageState::Waiting:
    case MessageState::Arriving:
        return std::nullopt;
    case MessageState::Stopped:
        return Notice{MessageIcon::Stopped, false, {tr("Stopped")}, std::nullopt};
    case MessageState::Failed:
        return noticeOf(message.error.value_or(ApiError()));
    case MessageState::Complete:
        break;
    }
    if (message.finishReason == "length"_L1)
        return Notice{MessageIcon::Warning,
                      false,
                      {tr("Cut short: the reply reached its length limit.")},
                      std::nullopt};
    if (message.finishReason == "content_filter"_L1)
        return Notice{MessageIcon::Warning,
                      false,
                      {tr("Cut short: the service's content filter ended the reply.")},
                      std::nullopt};
    return std::nullopt;
}

ShownBlocks shownBlocks(const ShownMessage &message)
{
    ShownBlocks shown;
    shown.blocks = parseMarkdown(message.text,
                                 message.author == Role::User ? LineEnds::Break : LineEnds::Space);
    if (const auto notice = noticeFor(message)) {
        for (const QString &words : notice->words) {
            Block block;
            block.spans = {Span{words, {}, {}}};
            block.side = directionOf(words);
            block.tight = shown.notices > 0;
            shown.blocks.append(block);
            ++shown.notices;
        }
    }
    return shown;
}

QStringList linksOf(const ShownMessage &message)
{
    QStringList links;
    for (const Block &block : shownBlocks(message).blocks) {
        for (const PieceText &piece : blockText(block).pieces) {
            for (const TextRange &range : piece.ranges) {
                if (!range.link.isEmpty() && !links.contains(range.link))
                    links << range.link;
            }
        }
    }
    return links;
}

QList<MessageAction> actionsFor(const ShownMessage &message)
{
    QList<MessageAction> actions;
    const bool failed = message.state == MessageState::Failed;
    if (const auto notice = noticeFor(message); notice && notice->remedy)
        actions << *notice->remedy;
    if (!message.text.isEmpty())
        actions << MessageAction::Copy;
    if (!isRunning(message)) {
        if (message.author == Role::User)
            actions << MessageAction::Edit;
        else if (!failed)
            actions << MessageAction::Regenerate;
        else if (!actions.contains(MessageAction::Retry))
            actions << MessageAction::Retry;
    }
    if (message.versionIndex > 0)
        actions << MessageAction::PreviousVersion;
    if (message.versionIndex + 1 < message.versionCount)
        actions << MessageAction::NextVersion;
    if (!isRunning(message))
        actions << MessageAction::Delete;
    return actions;
}

QString actionName(MessageAction action)
{
    switch (action) {
    case MessageAction::Copy:
        return tr("Copy");
    case MessageAction::Edit:
        return tr("Edit");
    case MessageAction::Regenerate:
        return tr("Regenerate");
    case MessageAction::Retry:
        return tr("Retry");
    case MessageAction::OpenSettings:
        return tr("Settings");
    case MessageAction::EditKey:
        return tr("Edit key");
    case MessageAction::EditAddress:
        return tr("Edit address");
    case MessageAction::UseProposedAddress:
        return tr("Use this address");
    case MessageAction::ChooseModel:
        return tr("Choose model");
    case MessageAction::AllowPlainHttp:
        return tr("Allow for this host");
    case MessageAction::SendWithout:
        return tr("Send without it");
    case MessageAction::Stop:
        return tr("Cancel");
    case MessageAction::RetryNow:
        return tr("Retry now");
    case MessageAction::Continue:
        return tr("Continue");
    case MessageAction::CopyDetails:
        return tr("Copy details");
    case MessageAction::Inspect:
        return tr("Details");
    case MessageAction::PreviousVersion:
        return tr("Previous version");
    case MessageAction::NextVersion:
        return tr("Next version");
    case MessageAction::Delete:
        return tr("Delete");
    }
    return {};
}

QString captionFor(const ShownMessage &message, const QDate &today)
{
    QStringList parts;
    const QDateTime local = message.time.toLocalTime();
    if (local.isValid()) {
        const QLocale locale;
        // The C locale and some others put seconds into their short time.
        const QString format = locale.timeFormat(QLocale::ShortFormat).remove(u":ss"_s);
        const QString time = locale.toString(local.time(), format);
        parts << (local.date() == today
                      ? time
                      : locale.toString(local.date(), QLocale::ShortFormat) + u' ' + time);
    }
    if (message.author == Role::Assistant && !message.model.isEmpty())
        parts << message.model;
    return parts.join(u" · "_s);
}

QString versionText(const ShownMessage &message)
{
    if (message.versionCount < 2)
        return {};
    return u"%1/%2"_s.arg(message.versionIndex + 1).arg(message.versionCount);
}

QString waitingText(const ShownMessage &message, const QDateTime &now)
{
    const qint64 seconds = message.waitingSince.isValid() ? message.waitingSince.secsTo(now) : 0;
    const QString text = tr("Waiting for the first word");
    return seconds < 1 ? text : text + u" · "_s + tr("%1 s").arg(seconds);
}

QString speakerOf(const ShownMessage &message)
{
    if (message.state == MessageState::Failed)
        return tr("Error");
    return message.author == Role::User ? tr("You") : tr("Assistant");
}

QString saidText(const ShownMessage &message)
{
    QString text;
    if (message.state == MessageState::Waiting)
        text = tr("Waiting for the first word");
    const ShownBlocks shown = shownBlocks(message);
    const qsizetype own = shown.blocks.size() - shown.notices;
    const QString said = plainText(shown.blocks.first(own));
    const QString notice = plainText(shown.blocks.last(shown.notices)).replace(u'\n', u' ');
    // What went wrong is said before what had arrived of the reply.
    const QStringList parts = message.state == MessageState::Failed
                                  ? QStringList{notice, said}
                                  : QStringList{text, said, notice};
    QStringList present;
    for (const QString &part : parts) {
        if (!part.isEmpty())
            present << part;
    }
    return present.join(u'\n');
}

QString spokenText(const ShownMessage &message)
{
    return speakerOf(message) + u": "_s + saidText(message);
}

} // namespace Hiwar
