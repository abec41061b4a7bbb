// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/wire/unpacker.h"

#include <zlib.h>

#include <array>
#include <utility>

namespace Hiwar {

namespace {

constexpr int gzipOrZlib = MAX_WBITS + 32; // zlib detects which of the two

bool isGzip(const QByteArray &head)
{
    return head.startsWith("\x1f\x8b");
}

/// Its first two bytes are a multiple of 31, and the method is 8.
bool isZlib(const QByteArray &head)
{
    const auto first = static_cast<unsigned char>(head.at(0));
    const auto second = static_cast<unsigned char>(head.at(1));
    return (first & 0x0f) == 8 && (first * 256 + second) % 31 == 0;
}

} // namespace

struct Unpacker::Stream
{
    Stream() { inflateInit2(&z, gzipOrZlib); }
    ~Stream() { inflateEnd(&z); }
    Q_DISABLE_COPY_MOVE(Stream)

    z_stream z{};
};

Unpacker::Unpacker() = default;
Unpacker::~Unpacker() = default;

bool Unpacker::knows(const QByteArray &encoding)
{
    const QByteArray name = encoding.trimmed().toLower();
    return name.isEmpty() || name == "identity" || name == "gzip" || name == "x-gzip" ||
           name == "deflate";
}

QByteArray Unpacker::feed(const QByteArray &bytes)
{
    if (bytes.isEmpty() || m_hasFailed)
        return {};
    if (m_form == Form::Plain)
        return bytes;
    if (m_form == Form::Packed)
        return unpack(bytes);
    if (m_form == Form::Over)
        return {};
    m_head += bytes;
    if (!chooseForm())
        return {};
    const QByteArray head = std::exchange(m_head, {});
    return m_form == Form::Plain ? head : unpack(head);
}

/// Decides by the first two bytes: bytes declared as compressed often are not, and "deflate" means
/// two formats. Raw deflate has no mark, and nothing distinguishes it from text, so it is not
/// supported.
bool Unpacker::chooseForm()
{
    m_isWhole = false;
    if (m_head.size() < 2)
        return false;
    const bool isPacked = isGzip(m_head) || isZlib(m_head);
    m_form = isPacked ? Form::Packed : Form::Plain;
    m_isWhole = !isPacked;
    if (isPacked)
        m_stream = std::make_unique<Stream>();
    return true;
}

QByteArray Unpacker::unpack(const QByteArray &bytes)
{
    QByteArray result;
    std::array<char, 64 * 1024> piece{};
    z_stream &z = m_stream->z;
    m_in += bytes.size();
    // zlib does not write into its input
    z.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(bytes.constData()));
    z.avail_in = uInt(bytes.size());
    do {
        if (std::exchange(m_hasEnded, false)) { // some services end a gzip member with every flush
            inflateReset(&z);
            m_isFirst = false;
        }
        z.next_out = reinterpret_cast<Bytef *>(piece.data());
        z.avail_out = uInt(piece.size());
        const int how = inflate(&z, Z_SYNC_FLUSH);
        const qsizetype made = qsizetype(piece.size()) - qsizetype(z.avail_out);
        result.append(piece.data(), made);
        m_out += made;
        m_hasEnded = how == Z_STREAM_END;
        const bool isPadding = !m_isFirst && z.total_out == 0 && !m_hasEnded;
        m_isWhole = m_hasEnded || isPadding;
        if (isPadding && how == Z_DATA_ERROR)
            m_form = Form::Over;
        else
            m_hasFailed = how < 0 && how != Z_BUF_ERROR;
        m_hasFailed |= isBomb();
    } while (!m_hasFailed && m_form == Form::Packed && (z.avail_in > 0 || z.avail_out == 0));
    return result;
}

bool Unpacker::isBomb() const
{
    return m_out > freeBytes && m_out / maxRatio > m_in;
}

} // namespace Hiwar
