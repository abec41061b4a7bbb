// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a conversation's requests need of the rest of the program: the client, the history, where
// profiles, keys and personas come from. Plain values; GUI thread.
#pragma once

#include "app/chat/nextturns.h"
#include "app/chat/replyrequest.h"
#include "net/values/modelinfo.h"

#include <QFuture>

namespace Hiwar {

class HistoryStore;
class WireArchive;

/// Finds profile and key for a request. Its usual errors are KeyUnavailable and BadAddress. The
/// future always ends with a result.
using FoundConnection = QFuture<tl::expected<Connection, ApiError>>;
using ConnectionSource = std::function<FoundConnection(const QString &profileId)>;

/// Finds what a persona sets; nothing, if it is gone. The future always ends with a result.
using PersonaSource = std::function<QFuture<RequestSettings>(const QString &personaId)>;

/// The models that answer this conversation's questions together; empty: one, the conversation's.
using AnswererSource = std::function<QList<ModelRef>(const QString &conversationId)>;

struct SessionCollaborators
{
    ChatClient &client;
    HistoryStore &history;
    ConnectionSource connections;
    Clock clock;
    RetryPolicy retry = {};
    WireArchive *wires = nullptr;  ///< records requests and replies; may be nullptr
    bool isTemporary = false;      ///< nothing is stored before the writer's keep()
    PersonaSource personas = {};   ///< may be empty: there are none
    ContextPlanner plan = {};      ///< empty: without a limit of tokens
    AnswererSource answerers = {}; ///< may be empty: one model answers
};

} // namespace Hiwar
