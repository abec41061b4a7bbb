// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A file that belongs to a message, as its bubble shows it: a line below the text with its name,
// its kind and its size; a click saves it. Rule: its name is only text to read, without characters
// that hide or reorder it, and leads nowhere. Pure; GUI thread (translations).
#pragma once

#include "ui/markdown/block.h"

#include <optional>

namespace Hiwar {

struct ShownAttachment
{
    QString hash; ///< of its content
    QString name; ///< as in the imported file: not trusted
    QString mediaType;
    qint64 size = 0;        ///< bytes
    bool isMissing = false; ///< only its name is known

    bool operator==(const ShownAttachment &) const = default;
};

/// Cleaned for reading, and no longer than a line.
[[nodiscard]] QString attachmentName(const ShownAttachment &attachment);
/// "PDF · 12 KB", or that the file is missing.
[[nodiscard]] QString attachmentMessage(const ShownAttachment &attachment);
[[nodiscard]] bool isPicture(const ShownAttachment &attachment);
/// The text of its button: "Save “report.pdf” as…".
[[nodiscard]] QString attachmentActionName(const ShownAttachment &attachment);

/// One block for each; its name is a link unless the file is missing.
[[nodiscard]] Blocks attachmentBlocks(const QList<ShownAttachment> &attachments);
/// The text in its place where only text is possible: "[report.pdf]".
[[nodiscard]] Block attachmentMark(const Block &attachment);
/// The index of the attachment that such a block's link names. No text can contain such a link.
[[nodiscard]] std::optional<int> attachmentIndex(const QString &link);

} // namespace Hiwar
