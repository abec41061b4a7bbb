// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Gives the conversation view the small pictures of attachments. GUI thread.
#pragma once

#include "ui/block/thumbnailsource.h"

#include <QImage>

namespace Hiwar {

class Thumbnails;
struct ReadPicture;

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

/// Pixels as hiwar-reader sends them (image/x-rgba); null: it has sent something else.
[[nodiscard]] QImage imageOf(const ReadPicture &picture);

} // namespace Hiwar
