// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The roles that the conversation view reads from its model, a list of messages from first to last:
// ShownMessageRole for a row that is laid out, the others for many rows. When only the text or the
// reasoning of a row grew, dataChanged names TextRole or ReasoningRole alone; when only what is
// shown around it changed, ShownMessageRole alone. Values only.
#pragma once

#include <Qt>

namespace Hiwar {

enum MessageRole : int {
    IdRole = Qt::UserRole + 1, ///< QString
    AuthorRole,                ///< int, Hiwar::Role
    TextRole,                  ///< QString, Markdown
    ReasoningRole,             ///< QString
    StateRole,                 ///< int, Hiwar::MessageState
    TimeRole,                  ///< QDateTime
    ShownMessageRole,          ///< Hiwar::ShownMessage: all that the model knows, at once
};

/// What the user can do with one message.
enum class MessageAction : quint8 {
    Copy,
    Edit,
    EditReply,    ///< the same for a model's reply: a version in the user's own words
    RequestReply, ///< to the last message, which nobody has answered
    Regenerate,
    RegenerateWith, ///< the same by another model, which is chosen then
    AskOthers,      ///< further models, whose replies then stand beside this one
    SideBySide,     ///< shows it beside those that were asked for with it
    Retry,          ///< on a failed reply: send the question again
    OpenSettings,   ///< on a reply that failed because of another setting
    EditKey,
    EditAddress,
    UseProposedAddress, ///< see proposeAddress()
    ChooseModel,
    AllowPlainHttp,      ///< send the key over plain http to this host from now on
    SendWithout,         ///< send again without the refused field, and remember it
    SendWithoutPictures, ///< the same of pictures
    SendWithoutFiles,    ///< the same of other files
    Stop,                ///< while a reply, or another attempt, is pending
    RetryNow,            ///< without waiting for the countdown
    Continue,            ///< a reply that was cut by its length: request the rest
    CopyDetails,
    Inspect,       ///< open the wire inspector
    Reasoning,     ///< fold or unfold it; the view does it
    ToolArguments, ///< the same for the arguments of requested tools
    Source,        ///< show or hide the source of the text; the view does it
    PreviousVersion,
    NextVersion,
    Compare,        ///< with another version, which is chosen then
    ShowContext,    ///< the line above the first message that is sent: which ones are
    AlwaysSend,     ///< or no longer
    NeverSend,      ///< or again
    LeaveOutOldest, ///< on a reply that failed because the conversation is too long
    Summarise,      ///< the same: the earlier messages
    LargerModel,    ///< the same: another model is chosen, for this once
    Fork,           ///< a conversation of its own with the messages up to this one
    ForkWith,       ///< the same, where another model or persona is chosen then
    CopyLink,       ///< hiwar://message/…
    Delete,
    DeleteAlone, ///< what follows it moves up
};

} // namespace Hiwar
