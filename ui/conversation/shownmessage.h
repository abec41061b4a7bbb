// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One row of the model as a value, and what the view decides from it alone: which actions it
// offers, what it says under and inside its bubble, what it is called for a screen reader.
// Painting, keyboard, context menu and accessibility all ask here, so they cannot disagree. Pure;
// GUI thread (translations).
#pragma once

#include "net/values/apierror.h"
#include "net/values/message.h"
#include "ui/conversation/messageicons.h"
#include "ui/conversation/messageroles.h"
#include "ui/markdown/block.h"

#include <QDateTime>

#include <optional>

class QModelIndex;

namespace Hiwar {

struct ShownMessage
{
    QString id;
    Role author = Role::User;
    QString text;
    MessageState state = MessageState::Complete;
    std::optional<ApiError> error;
    QDateTime time;
    QString model;
    QString finishReason;
    int versionIndex = 0;
    int versionCount = 1;
    QDateTime waitingSince;

    bool operator==(const ShownMessage &) const = default;
};

[[nodiscard]] ShownMessage readMessage(const QModelIndex &index);

/// What stands under the text when there is something to say about it.
struct Notice
{
    MessageIcon icon = MessageIcon::Stopped;
    bool isError = false;
    QStringList words;                   ///< the first is what happened
    std::optional<MessageAction> remedy; ///< gets a button
};
[[nodiscard]] std::optional<Notice> noticeFor(const ShownMessage &message);

/// The blocks of the text, and after them the notice's words as paragraphs.
struct ShownBlocks
{
    Blocks blocks;
    qsizetype notices = 0; ///< so many of them at the end are the notice's
};
[[nodiscard]] ShownBlocks shownBlocks(const ShownMessage &message);

/// Every target a click could open, in order, each once.
[[nodiscard]] QStringList linksOf(const ShownMessage &message);

/// In the order of the caption row; those of the notice come first.
[[nodiscard]] QList<MessageAction> actionsFor(const ShownMessage &message);
/// What a button is called on screen and to scripts.
[[nodiscard]] QString actionName(MessageAction action);
/// "12:31 · model-x", with the date when it is not today's.
[[nodiscard]] QString captionFor(const ShownMessage &message, const QDate &today);
/// "2/3"; empty when there is only one version.
[[nodiscard]] QString versionText(const ShownMessage &message);
/// "Waiting for the first word · 12 s".
[[nodiscard]] QString waitingText(const ShownMessage &message, const QDateTime &now);
/// "You", "Assistant", "Error".
[[nodiscard]] QString speakerOf(const ShownMessage &message);
/// The whole text as it is read aloud, with what the notice says.
[[nodiscard]] QString saidText(const ShownMessage &message);
/// "Assistant: the whole text".
[[nodiscard]] QString spokenText(const ShownMessage &message);

} // namespace Hiwar
