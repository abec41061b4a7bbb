// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/awaitedpictures.h"

#include "ui/block/picturewords.h"

namespace Hiwar {

AwaitedPictures::AwaitedPictures(PictureSource *source, QObject *parent)
    : PictureSource(parent)
    , m_source(source)
{
    if (source)
        connect(source, &PictureSource::arrived, this, &AwaitedPictures::look);
}

NamedPicture AwaitedPictures::picture(const QString &address)
{
    if (!m_source || m_givenUp.contains(address))
        return {};
    NamedPicture picture = m_source->picture(address);
    if (picture.state == NamedPicture::State::Loading && isInMessage(address))
        m_waiting.insert(address);
    else
        m_waiting.remove(address);
    return picture;
}

void AwaitedPictures::look()
{
    if (m_waiting.isEmpty())
        return;
    m_waiting.removeIf([this](const QString &address) {
        return m_source->picture(address).state != NamedPicture::State::Loading;
    });
    if (m_waiting.isEmpty())
        emit complete();
}

void AwaitedPictures::giveUp()
{
    m_givenUp.unite(m_waiting);
    m_waiting.clear();
}

} // namespace Hiwar
