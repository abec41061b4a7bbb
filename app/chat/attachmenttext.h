// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the model gets of an attached file's text, exactly as it is sent: a line that names the
// file, then its text in a fence that nothing inside can close. In English, as all texts for the
// model. Pure; any thread, but a long text takes its time: see passages.h.
//
//     File: report.pdf (pages 1-3 of 12)
//     ```
//     ## Page 1
//     …
//     ```
#pragma once

#include "app/history/attachmentreading.h"
#include "app/history/messagenode.h"

namespace Hiwar {

/// The block, without a line end at its end; empty when nothing goes (AttachmentShare::None). The
/// sections that AttachmentUse::pages names do not exist: the whole. `question`: what the passages
/// match, only for AttachmentShare::Matching; then `sections` gets those that passages are of, from
/// 0, each once.
[[nodiscard]] QString textOf(const Attachment &attachment, const AttachmentReading &reading,
                             const QString &question, QList<int> *sections = nullptr);

/// The name on one line, without what could be taken for more than a name: control characters and
/// those that change the direction of writing. Never empty.
[[nodiscard]] QString shownName(const QString &name);

/// In place of a file whose content is gone: "[report.pdf is not available any more]".
[[nodiscard]] QString missingText(const Attachment &attachment);
/// In place of what a model does not take: "[Picture: cat.png]", "[Document: …]", "[Sound: …]".
[[nodiscard]] QString nameOnly(const Attachment &attachment);

/// The message's text, with the names of its files before it: for requests that need no more of
/// them (titles, summaries).
[[nodiscard]] QString withNames(const MessageNode &node);

/// Something of it goes with a request.
[[nodiscard]] bool isSent(const Attachment &attachment);
[[nodiscard]] bool isAnySent(const QList<Attachment> &attachments);

} // namespace Hiwar
