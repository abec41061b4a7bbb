// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/attachments/thumbnails.h"

#include "app/async/whendone.h"

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr int atOnce = 2;          ///< whose bytes are in memory
constexpr int mostWaiting = 500;   ///< the oldest are asked for again when they are in view again
constexpr int mostFailed = 10'000; ///< then all are tried again

bool isRight(const ReadPicture &picture, int side)
{
    return picture.mediaType == "image/x-rgba"_L1 && !picture.size.isEmpty() &&
           picture.size.width() <= side && picture.size.height() <= side &&
           picture.bytes.size() == qsizetype(picture.size.width()) * picture.size.height() * 4;
}

} // namespace

Thumbnails::Thumbnails(Sources sources, int side, int most)
    : m_sources(std::move(sources))
    , m_side(side)
    , m_made(most)
{
}

std::optional<ReadPicture> Thumbnails::look(const QString &hash)
{
    if (const ReadPicture *made = m_made.object(hash))
        return *made;
    if (hash.isEmpty() || m_making.contains(hash) || m_failed.contains(hash))
        return std::nullopt;
    m_waiting.removeOne(hash);
    m_waiting.append(hash);
    if (m_waiting.size() > mostWaiting)
        m_waiting.removeFirst();
    makeNext();
    return std::nullopt;
}

void Thumbnails::makeNext()
{
    while (m_making.size() < atOnce && !m_waiting.isEmpty())
        make(m_waiting.takeLast());
}

void Thumbnails::make(const QString &hash)
{
    m_making.insert(hash);
    whenDone(m_sources.bytes(hash), this,
             [this, hash](const tl::expected<QByteArray, StoreError> &bytes) {
                 if (!bytes)
                     return fail(hash);
                 whenDone(m_sources.ask({.kind = ReaderTaskKind::Thumbnail,
                                         .name = {},
                                         .bytes = *bytes,
                                         .encoding = {},
                                         .pages = {},
                                         .longestSide = m_side,
                                         .members = {}}),
                          this, [this, hash](const ReaderAnswer &answer) { take(hash, answer); });
             });
}

void Thumbnails::take(const QString &hash, const ReaderAnswer &answer)
{
    const ReadPicture picture = answer.pictures.value(0);
    if (answer.fault != ReaderFault::None || !isRight(picture, m_side))
        return fail(hash);
    constexpr qsizetype kilobyte = 1024;
    m_made.insert(hash, new ReadPicture(picture), 1 + picture.bytes.size() / kilobyte);
    done(hash);
    emit arrived();
}

void Thumbnails::fail(const QString &hash)
{
    if (m_failed.size() >= mostFailed)
        m_failed.clear();
    m_failed.insert(hash);
    done(hash);
}

void Thumbnails::done(const QString &hash)
{
    m_making.remove(hash);
    makeNext();
}

} // namespace Hiwar
