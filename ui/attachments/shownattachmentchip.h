// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A file that is attached to the message being written, as the window shows it. Its name comes from
// a file system or an archive: show it with chipName() only. Values and pure functions; GUI thread
// (translations).
#pragma once

#include "net/values/attachmentuse.h"

#include <QImage>
#include <QList>

namespace Hiwar {

struct ShownAttachmentChip
{
    enum class State : quint8 {
        Reading,
        Choosing, ///< an archive or a folder: which of its files is to be chosen
        Ready,
        Failed,
    };

    QString key;
    QString name;    ///< as the file names itself: not trusted
    QString kind;    ///< "PDF", "Picture"
    qint64 size = 0; ///< of the file, in bytes
    State state = State::Reading;
    QString sentence; ///< Failed: why, and what to do
    QImage thumbnail; ///< null: an icon
    AttachmentUse use;
    QString tokens; ///< "~1,240 tokens"; empty: nothing is sent, or it is not known
    /// What can be chosen for it; one or none: there is nothing to choose.
    QList<AttachmentShare> shares;

    bool operator==(const ShownAttachmentChip &) const = default;
};

/// Cleaned for reading, and no longer than a line.
[[nodiscard]] QString chipName(const ShownAttachmentChip &chip);
/// "Whole text", "Pages 1-3", "Picture, 1,024 × 768", "Not sent".
[[nodiscard]] QString goesOutWords(const AttachmentUse &use);
/// The choice by itself: "All of it".
[[nodiscard]] QString shareWords(AttachmentShare share);
/// Below the name: what goes out, or what keeps it.
[[nodiscard]] QString chipCaption(const ShownAttachmentChip &chip);
/// All that is known, for a screen reader and a tooltip.
[[nodiscard]] QString chipDescription(const ShownAttachmentChip &chip);

} // namespace Hiwar
