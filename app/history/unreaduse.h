// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How a file goes that is kept as it came, from an import or from a Hiwar that did not read files:
// nothing of it, until it was read. A picture as it came may tell where it was taken. Pure.
#pragma once

#include "app/history/messagenode.h"

namespace Hiwar {

[[nodiscard]] inline AttachmentUse unreadUse(const QString &mediaType)
{
    AttachmentUse use;
    use.share = AttachmentShare::None;
    if (mediaType.startsWith(QLatin1StringView("image/")))
        use.form = AttachmentForm::Picture;
    return use;
}

/// Its content is there, and nobody has read it.
[[nodiscard]] inline bool isUnread(const Attachment &attachment)
{
    return !attachment.isMissing && attachment.reading.isEmpty() &&
           attachment.use == unreadUse(attachment.mediaType);
}

} // namespace Hiwar
