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

QImage imageOf(const ReadPicture &picture)
{
    constexpr int channels = 4;
    const QSize size = picture.size;
    const bool isWhole = !size.isEmpty() &&
                         picture.bytes.size() >= qsizetype(size.width()) * size.height() * channels;
    if (picture.mediaType != QStringLiteral("image/x-rgba") || !isWhole)
        return {};
    return QImage(reinterpret_cast<const uchar *>(picture.bytes.constData()), size.width(),
                  size.height(), size.width() * channels, QImage::Format_RGBA8888_Premultiplied)
        .copy();
}

QPixmap AttachmentThumbnails::thumbnail(const QString &hash)
{
    const auto made = m_thumbnails.look(hash);
    return made ? QPixmap::fromImage(imageOf(*made)) : QPixmap();
}

bool AttachmentThumbnails::isThere(const QString &hash) const
{
    return m_thumbnails.isThere(hash);
}

} // namespace Hiwar
