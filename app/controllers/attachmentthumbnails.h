// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Gives the conversation view the small pictures of attachments. GUI thread.
#pragma once

#include "ui/block/thumbnailsource.h"

namespace Hiwar {

class Thumbnails;

class AttachmentThumbnails : public ThumbnailSource
{
    Q_OBJECT

public:
    explicit AttachmentThumbnails(Thumbnails &thumbnails);

    [[nodiscard]] QPixmap thumbnail(const QString &hash) override;
    [[nodiscard]] bool isThere(const QString &hash) const override;

private:
    Thumbnails &m_thumbnails;
};

} // namespace Hiwar
