// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The history's file, and how it grows. PRAGMA user_version is the number of the last migration the
// file has had; migrations only go forward, and one that was released never changes. Before an
// existing file is migrated, it is copied to "<file>.before-<number of the first new migration>".
// From version 3 on a migration only adds: a Hiwar of version 3 reads the conversations of any
// later file, and writes none of them. PRAGMA application_id is 0x48697772 ("Hiwr"): any other file
// is refused and left as it is.
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
//     content       Markdown; of a person what they typed
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
// Version 3 adds to conversation:
//     folder_id     NULL: in none; may name a folder that is gone
//     is_pinned, is_archived
//     deleted_at    NULL: not in the bin
// to message:
//     is_indexed    1: its words stand in message_search
// and
//   folder        id (UUID without braces), name
//   tag           conversation_id, name
//   attachment    hash (SHA-256 of the bytes), bytes; goes with the last message that has it
//   message_attachment   message_id, place (from 0), hash, name, media_type, size. The content may
//   be
//                 missing, where an import did not have it.
//   state         name, value: what Hiwar remembers of its own work here. 'folding': by which rules
//                 the words of message_search were made; 'scrub': something was deleted whose words
//                 may still stand there; 'lost-copy', 'lost-aside': see app/history/losthistory.h;
//                 'removed': see app/history/everheld.h
//   message_search  the words of the messages for searching (FTS5, contentless; rowid is seq),
//   folded
//                 and set apart by app/text/searchwords. Kept up to date after the message, when
//                 there is time
//
// Version 4 adds to message:
//     deleted_at    NULL: not in the bin. What lies there keeps its parent_id: who reads a message
//                   whose parent is in the bin takes the nearest one above that is not
//     state         may be "closed": stopped, because the program was closed
//     deleted_with  NULL, or the id of the message whose deletion took this one along (its own,
//                   when it is the one)
// and the tables
//   word          the different words in message_search that are neither short nor very long:
//   id, text, is_doubted (1: perhaps no message has it any more)
//   word_part     every three letters that follow each other in them (FTS5, contentless; rowid is
//   id)
// and to state 'words': only the messages up to this seq have given their words to them; none: all
//
// parent_id has no ON DELETE CASCADE: SQLite would recurse once a level, and stops at 1000.
#pragma once

#include "app/history/storeerror.h"

#include <functional>
#include <string>
#include <vector>

#include <tl/expected.hpp>

namespace Hiwar {

inline constexpr int historyApplicationId = 0x48697772;

class Database;

using Migration = std::vector<std::string>;

/// What makes a table like message_search, and one like word_part, empty.
[[nodiscard]] std::string makeSearchTable(const std::string &name);
[[nodiscard]] std::string makePartTable(const std::string &name);

/// migrations()[n] leads to version n + 1.
[[nodiscard]] const std::vector<Migration> &migrations();

/// The file's version; 0 for an empty one. Refuses what is not ours and never writes. A version
/// above migrations().size() is a newer Hiwar's.
[[nodiscard]] tl::expected<int, StoreError> recognise(Database &database);

/// Makes a new file, or brings an older one up to date, or leaves a file alone that it must not
/// touch. Sets the connection up (WAL, foreign keys, full synchronisation, nothing left behind).
/// `whenMade` belongs to the making of a new one: all or nothing.
[[nodiscard]] tl::expected<void, StoreError>
prepareHistory(Database &database, const std::vector<Migration> &steps = migrations(),
               const std::function<void()> &whenMade = {});

} // namespace Hiwar
