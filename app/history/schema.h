// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The schema of the history's file, and its versions. PRAGMA user_version is the number of the
// file's last migration; migrations only go forward, and a released one never changes. Before an
// existing file is migrated, it is copied to "<file>.before-<number of the first new migration>".
// From version 3 on a migration only adds: a Hiwar of version 3 reads the conversations of any
// later file, but does not write to it. PRAGMA application_id is 0x48697772 ("Hiwr"): any other
// file is refused and left as it is.
//
// Version 1 (all tables STRICT; times are milliseconds since 1970, UTC; text is never NULL unless
// noted; app/history/storedvalues defines the words):
//
//   conversation
//     id            UUID without braces
//     title         empty until the first question
//     title_is_own  1: the user named it
//     profile_id    the profile that answers here
//     current_leaf  id of the message the shown path ends with; may name a message that is gone
//     draft         typed and not sent
//     created_at, updated_at
//
//   message       a node of its conversation's tree; messages of one parent are versions
//     seq           rises in the order of arrival: parents before children, versions oldest first
//     id            UUID without braces
//     conversation_id
//     parent_id     NULL: a first message
//     role          system, user, assistant
//     content       Markdown; for the user's messages what they typed
//     state         complete, waiting, arriving, stopped, failed
//     error         NULL, or the error as JSON; only when failed; never holds a key
//     model, finish_reason
//     prompt_tokens, completion_tokens, total_tokens   NULL: the service sent none
//     created_at
//
// Version 2 adds to message:
//     reasoning     what the model thought before it answered; empty: nothing
//     reasoning_ms  how long it thought; NULL: not known
//     tool_calls    NULL, or [{"id", "name", "arguments"}] as JSON: tools Hiwar did not offer
//     is_refusal    1: the model declined
//     reasoning_tokens, cached_tokens   like the other counts of tokens
//
// Version 3 adds to conversation:
//     folder_id     NULL: no folder; may name a folder that is gone
//     is_pinned, is_archived
//     deleted_at    NULL: not in the bin
// to message:
//     is_indexed    1: its words are in message_search
// and
//   folder        id (UUID without braces), name
//   tag           conversation_id, name
//   attachment    hash (SHA-256 of the bytes), bytes; deleted with the last message that has it
//   message_attachment   message_id, place (from 0), hash, name, media_type, size. The content may
//                 be missing, if an import came without it.
//   state         name, value: Hiwar's notes about its own work here. 'folding': version of the
//                 rules that made the words of message_search; 'scrub': something was deleted whose
//                 words may still be there; 'lost-copy', 'lost-aside': see
//                 app/history/losthistory.h; 'removed': see app/history/everheld.h; 'contents':
//                 the last rowid of attachment at the last start, see app/history/straycontents.h
//   message_search  the words of the messages for searching (FTS5, contentless; rowid is seq),
//                 folded and separated by app/text/searchwords. Updated after the message, in the
//                 background
//
// Version 4 adds to message:
//     deleted_at    NULL: not in the bin. A message in the bin keeps its parent_id: for a message
//                   whose parent is in the bin, use the nearest ancestor that is not
//     state         may be "closed": stopped, because the program was closed
//     deleted_with  NULL, or the id of the message with whose deletion this one was deleted (its
//                   own id for that message)
// and the tables
//   word          the distinct words in message_search that are neither short nor very long:
//                 id, text, is_doubted (1: perhaps no message has it any more)
//   word_part     every three consecutive letters in them (FTS5, contentless; rowid is id)
// and to state 'words': only messages up to this seq have their words in these tables; none: all
//
// Version 5 adds to conversation:
//     model         the model that answers here; empty: the profile's
//     settings      empty, or net/values/requestsettings as JSON: what is sent beside the messages
//
// Version 6 adds to message:
//     first_text_ms, reply_ms   from its last request to the first words, and what its requests
//                   took together; NULL: not known
// and the tables
//   usage         what one request used: id, at, profile_id, profile_name, model, conversation_id,
//                 message_id, purpose (reply, title), prompt_tokens, cached_tokens,
//                 completion_tokens, reasoning_tokens, is_estimated, first_text_ms, total_ms (NULL:
//                 not known), cost_micros (NULL: not known), currency. Has no words, and stays when
//                 the conversation is deleted; never of a temporary one
//   calibration   profile_id, model, value: see app/usage/tokenestimate.h
//
// Version 7 adds to message:
//     context_rule  empty, pinned (always sent), excluded (never sent)
//     is_by_user    1: a message of another role that the user wrote or edited
//     summary_up_to empty, or the id of the last message that this one is a summary of
// to conversation:
//     persona_id    empty: none; may name a persona that is gone
// and the tables of the library
//   persona       id (UUID without braces), name, emoji, picture (NULL, or a PNG), folder (its
//                 name; empty: none), profile_id and model (empty: the conversation's), settings
//                 (like those of a conversation), first_message, created_at, updated_at
//   prompt        id, name, folder, content, created_at, updated_at
//
// Version 8 adds to message_attachment:
//     reading       empty, or the hash of what was read in the file, in the table attachment, too
//     sent_as       empty, or net/values/attachmentuse as JSON
// and
//   draft_attachment   conversation_id, and the columns of message_attachment: attached, not sent
//
// Version 9 adds to conversation:
//     forked_from   empty, or the id of the message of another conversation where it was forked;
//                   may name a message that is gone
// to message:
//     asked_with    empty, or an id that the replies share that were asked for together from
//     several
//                   models: they are siblings
// and
//   queued_question    id (UUID without braces), conversation_id, place (from 0), content: what the
//                 user wrote to be sent when the running reply ends
//   queued_attachment  question_id, and the columns of message_attachment
//
// A content is deleted with the last row of the three tables that has its hash.
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

/// SQL that makes an empty table like message_search, and one like word_part.
[[nodiscard]] std::string makeSearchTable(const std::string &name);
[[nodiscard]] std::string makePartTable(const std::string &name);

/// migrations()[n] leads to version n + 1.
[[nodiscard]] const std::vector<Migration> &migrations();

/// Returns the file's version; 0 for an empty file, above migrations().size() for a newer Hiwar's.
/// Refuses a file that is not Hiwar's, and never writes.
[[nodiscard]] tl::expected<int, StoreError> recognise(Database &database);

/// Makes the schema of a new file or migrates an older one; does not change a file that it must not
/// touch. Configures the connection (WAL, foreign keys, full synchronisation, secure deletion).
/// `whenMade` runs in the transaction that makes a new file: all or nothing.
[[nodiscard]] tl::expected<void, StoreError>
prepareHistory(Database &database, const std::vector<Migration> &steps = migrations(),
               const std::function<void()> &whenMade = {});

} // namespace Hiwar
