// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the conversation view reads from its model, a list of messages from first to last. When only
// the text of a row grew, dataChanged names MessageRole::Text alone. Values only.
#pragma once

#include <Qt>

namespace Hiwar {

enum MessageRole : int {
    IdRole = Qt::UserRole + 1, ///< QString
    AuthorRole,                ///< int, Hiwar::Role
    TextRole,                  ///< QString, Markdown
    StateRole,                 ///< int, Hiwar::MessageState
    ErrorRole,                 ///< Hiwar::ApiError; invalid when there is none
    TimeRole,                  ///< QDateTime, UTC
    ModelNameRole,             ///< QString; replies: who answered
    FinishReasonRole,          ///< QString; replies: as the service said it
    VersionIndexRole,          ///< int, from 0
    VersionCountRole,          ///< int, at least 1
    WaitingSinceRole,          ///< QDateTime, UTC; invalid when not waiting
};

/// What a person can ask of one message.
enum class MessageAction : quint8 {
    Copy,
    Edit,
    Regenerate,
    Retry,        ///< on a failed reply: ask again
    OpenSettings, ///< on a reply that failed for want of the right key, address or model
    PreviousVersion,
    NextVersion,
    Delete,
};

} // namespace Hiwar
