// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/attachmentthumbnails.h"

#include "app/attachments/thumbnails.h"

namespace Hiwar {

AttachmentThumbnails::AttachmentThumbnails(Thumbnails &thumbnails)
    : ThumbnailSource(nullptr)
    , m_thumbnails(thumbnails)
{
    connect(&thumbnails, &Thumbnails::arrived, this, &ThumbnailSource::arrived);
}

QPixmap AttachmentThumbnails::thumbnail(const QString &hash)
{
    const auto made = m_thumbnails.look(hash);
    if (!made)
        return {};
    constexpr int channels = 4;
    const QImage pixels(reinterpret_cast<const uchar *>(made->bytes.constData()),
                        made->size.width(), made->size.height(), made->size.width() * channels,
                        QImage::Format_RGBA8888_Premultiplied);
    return QPixmap::fromImage(pixels.copy());
}

bool AttachmentThumbnails::isThere(const QString &hash) const
{
    return m_thumbnails.isThere(hash);
}

} // namespace Hiwar
