// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A file that belongs to a message, as its bubble shows it: a card below the text with its name,
// its kind, its size and how much of it goes with the requests; a click opens it, or saves it where
// there is nothing to show. Rule: its name is only text to read, without characters that hide or
// reorder it, and leads nowhere. Pure; GUI thread (translations).
#pragma once

#include "net/values/attachmentuse.h"
#include "ui/markdown/block.h"

#include <optional>

namespace Hiwar {

struct ShownAttachment
{
    QString hash; ///< of its content
    QString name; ///< as in the imported file: not trusted
    QString mediaType;
    qint64 size = 0;        ///< bytes
    bool isMissing = false; ///< its bytes are not kept
    QString reading = {};   ///< the hash of what was read in it; empty: nothing
    AttachmentUse use = {}; ///< how it goes with the requests

    bool operator==(const ShownAttachment &) const = default;
};

/// Cleaned for reading, and no longer than a line.
[[nodiscard]] QString attachmentName(const ShownAttachment &attachment);
/// "PDF", "Picture", the ending of its name.
[[nodiscard]] QString attachmentKind(const ShownAttachment &attachment);
/// "PDF · 12 KB · pages 1-3", or that the file is missing.
[[nodiscard]] QString attachmentMessage(const ShownAttachment &attachment);
[[nodiscard]] bool isPicture(const ShownAttachment &attachment);
/// Only its name is known: neither its bytes nor what was read in it.
[[nodiscard]] bool isGone(const ShownAttachment &attachment);
/// There is a text or a picture to show.
[[nodiscard]] bool canOpen(const ShownAttachment &attachment);
/// The use that the menu offers: none of it from now on, or again what went before; nullopt:
/// nothing of it can go.
[[nodiscard]] std::optional<AttachmentUse> otherUse(const ShownAttachment &attachment);
/// The text of its button: "Open “report.pdf”", "Save “data.bin” as…".
[[nodiscard]] QString attachmentActionName(const ShownAttachment &attachment);
[[nodiscard]] QString openAttachmentName(const ShownAttachment &attachment);
[[nodiscard]] QString saveAttachmentName(const ShownAttachment &attachment);
[[nodiscard]] QString copyAttachmentName(const ShownAttachment &attachment);
/// Of otherUse(): "Remove “report.pdf” from future requests".
[[nodiscard]] QString useAttachmentName(const ShownAttachment &attachment);

/// One block for each; its name is a link unless the file is gone.
[[nodiscard]] Blocks attachmentBlocks(const QList<ShownAttachment> &attachments);
/// The text in its place where only text is possible: "[report.pdf]".
[[nodiscard]] Block attachmentMark(const Block &attachment);
/// The index of the attachment that such a block's link names. No text can contain such a link.
[[nodiscard]] std::optional<int> attachmentIndex(const QString &link);

} // namespace Hiwar
