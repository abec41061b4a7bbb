// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The source of pictures that replies refer to, in any state a test sets. Tests only.
#pragma once

#include "ui/block/picturesource.h"

#include <QHash>

namespace Hiwar {

class NamedPictures : public PictureSource
{
    Q_OBJECT

public:
    using PictureSource::PictureSource;

    NamedPicture picture(const QString &address) override { return m_known.value(address); }

    void set(const QString &address, const NamedPicture &picture)
    {
        m_known[address] = picture;
        emit arrived();
    }

    void load(const QString &address, QSize size, const QColor &colour)
    {
        QPixmap pixmap(size);
        pixmap.fill(colour);
        set(address, {.state = NamedPicture::State::Loaded, .pixmap = pixmap});
    }

    void fail(const QString &address, const QString &problem, bool isElsewhere = false)
    {
        NamedPicture picture{.state = NamedPicture::State::Failed};
        picture.problem = problem;
        picture.isElsewhere = isElsewhere;
        set(address, picture);
    }

private:
    QHash<QString, NamedPicture> m_known;
};

} // namespace Hiwar
