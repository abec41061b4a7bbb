// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The attachments of a message as the view shows them. Pure.
#pragma once

#include "app/history/messagenode.h"
#include "ui/conversation/message/shownattachment.h"

namespace Hiwar {

[[nodiscard]] inline QList<ShownAttachment> shownOf(const QList<Attachment> &attachments)
{
    QList<ShownAttachment> shown;
    for (const Attachment &attachment : attachments)
        shown.append({.hash = attachment.hash,
                      .name = attachment.name,
                      .mediaType = attachment.mediaType,
                      .size = attachment.size,
                      .isMissing = attachment.isMissing,
                      .reading = attachment.reading,
                      .use = attachment.use});
    return shown;
}

} // namespace Hiwar
