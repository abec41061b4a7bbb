// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The history's file, and how it grows. PRAGMA user_version is the number of the last migration the
// file has had; migrations only go forward, and one that was released never changes. Before an
// existing file is migrated, it is copied to "<file>.before-<number of the first new migration>".
// PRAGMA application_id is 0x48697772 ("Hiwr"): any other file is refused and left as it is.
//
// Version 1 (all tables STRICT; times are milliseconds since 1970, UTC; text is never NULL unless
// said so; words are those of app/history/storedvalues):
//
//   conversation
//     id            UUID without braces
//     title         empty until the first question
//     title_is_own  1: the person named it
//     profile_id    the profile that answers here
//     current_leaf  id of the message the shown path ends with; may name a message that is gone
//     draft         typed and not sent
//     created_at, updated_at
//
//   message       a node of its conversation's tree; messages of one parent are versions
//     seq           rising in the order of arrival: parents before children, versions oldest first
//     id            UUID without braces
//     conversation_id
//     parent_id     NULL: a first message
//     role          system, user, assistant
//     content       Markdown
//     state         complete, waiting, arriving, stopped, failed
//     error         NULL, or the error as JSON; only when failed; never holds a key
//     model, finish_reason
//     prompt_tokens, completion_tokens, total_tokens   NULL: the service told none
//     created_at
//
// Version 2 adds to message:
//     reasoning     what the model thought before it answered; empty: nothing
//     reasoning_ms  how long it thought; NULL: not known
//     tool_calls    NULL, or [{"id", "name", "arguments"}] as JSON: tools that nobody offered
//     is_refusal    1: the model declined
//     reasoning_tokens, cached_tokens   as the other counts of tokens
//
// parent_id has no ON DELETE CASCADE: SQLite would recurse once a level, and stops at 1000.
#pragma once

#include "app/history/storeerror.h"

#include <QList>
#include <QStringList>

#include <tl/expected.hpp>

class QSqlDatabase;

namespace Hiwar {

inline constexpr int historyApplicationId = 0x48697772;

/// migrations()[n] leads to version n + 1.
[[nodiscard]] const QList<QStringList> &migrations();

/// Makes a new file, or brings an older one up to date, or leaves a file alone that it must not
/// touch. Sets the connection up (WAL, foreign keys, full synchronisation).
[[nodiscard]] tl::expected<void, StoreError>
prepareHistory(QSqlDatabase &database, const QList<QStringList> &steps = migrations());

} // namespace Hiwar
