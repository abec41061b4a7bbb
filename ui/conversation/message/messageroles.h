// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the conversation view reads from its model, a list of messages from first to last: the
// whole message of a row that is laid out, the few others of many rows. When only the text or the
// reasoning of a row grew, dataChanged names TextRole or ReasoningRole alone. Values only.
#pragma once

#include <Qt>

namespace Hiwar {

enum MessageRole : int {
    IdRole = Qt::UserRole + 1, ///< QString
    AuthorRole,                ///< int, Hiwar::Role
    TextRole,                  ///< QString, Markdown
    ReasoningRole,             ///< QString
    StateRole,                 ///< int, Hiwar::MessageState
    ShownMessageRole,          ///< Hiwar::ShownMessage: all that the model knows, at once
};

/// What a person can ask of one message.
enum class MessageAction : quint8 {
    Copy,
    Edit,
    Regenerate,
    Retry,        ///< on a failed reply: ask again
    OpenSettings, ///< on a reply that failed for something else that is set there
    EditKey,
    EditAddress,
    UseProposedAddress, ///< see proposeAddress()
    ChooseModel,
    AllowPlainHttp, ///< send the key over plain http to this host from now on
    SendWithout,    ///< ask again without the field that was refused, and remember it
    Stop,           ///< while an answer, or another attempt, is waited for
    RetryNow,       ///< not when the countdown ends
    Continue,       ///< a reply that was cut by its length: ask for the rest
    CopyDetails,
    Inspect,       ///< open the wire inspector
    Reasoning,     ///< fold or unfold it; the view does it
    ToolArguments, ///< the same for those of tools that were asked for
    Source,        ///< show or hide what the text is made of; the view does it
    PreviousVersion,
    NextVersion,
    Delete,
};

} // namespace Hiwar
