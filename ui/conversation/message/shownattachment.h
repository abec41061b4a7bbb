// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A file that belongs to a message, as its bubble shows it: a line below the text with its name,
// its kind and its size, which saves it. The rule it protects: its name is words to read, without
// what hides or reorders them, and leads nowhere. Pure; GUI thread (translations).
#pragma once

#include "ui/markdown/block.h"

#include <optional>

namespace Hiwar {

struct ShownAttachment
{
    QString hash; ///< of its content
    QString name; ///< as the file of conversations had it: of a stranger
    QString mediaType;
    qint64 size = 0;        ///< bytes
    bool isMissing = false; ///< there is only its name

    bool operator==(const ShownAttachment &) const = default;
};

/// Fit to be read, and no longer than a line.
[[nodiscard]] QString attachmentName(const ShownAttachment &attachment);
/// "PDF · 12 KB"; that it is not there.
[[nodiscard]] QString attachmentMessage(const ShownAttachment &attachment);
[[nodiscard]] bool isPicture(const ShownAttachment &attachment);
/// On its button: "Save “report.pdf” as…".
[[nodiscard]] QString attachmentActionName(const ShownAttachment &attachment);

/// One for each of them; its name is a link unless it is missing.
[[nodiscard]] Blocks attachmentBlocks(const QList<ShownAttachment> &attachments);
/// What stands for it where only text can be: "[report.pdf]".
[[nodiscard]] Block attachmentMark(const Block &attachment);
/// Which of the message's attachments the link of such a block is. No text can hold such a link.
[[nodiscard]] std::optional<int> attachmentIndex(const QString &link);

} // namespace Hiwar
