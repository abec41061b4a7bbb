// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/transfer/linefeed.h"

#include <QIODevice>

namespace Hiwar {

namespace {

constexpr qint64 chunkSize = 256 * 1024;
constexpr QByteArrayView byteOrderMark("\xEF\xBB\xBF");

} // namespace

QByteArrayView withoutByteOrderMark(QByteArrayView text)
{
    return text.startsWith(byteOrderMark) ? text.sliced(byteOrderMark.size()) : text;
}

LineFeed::LineFeed(QIODevice &input, qsizetype limit)
    : m_input(input)
    , m_limit(limit)
    , m_buffer(chunkSize, Qt::Uninitialized)
{
    m_buffer.resize(0);
}

bool LineFeed::fill()
{
    m_buffer.resize(chunkSize);
    const qint64 got = m_input.read(m_buffer.data(), chunkSize);
    m_buffer.resize(std::max<qint64>(got, 0));
    m_at = 0;
    m_bytesRead += m_buffer.size();
    return got >= 0;
}

LineFeed::Found LineFeed::next()
{
    m_line.resize(0);
    m_hasLineFeed = false;
    bool isTooLong = false;
    bool isBegun = false;
    while (!m_hasLineFeed) {
        if (m_at == m_buffer.size() && !fill())
            return Found::Fault;
        if (m_buffer.isEmpty())
            break;
        isBegun = true;
        const qsizetype feed = m_buffer.indexOf('\n', m_at);
        m_hasLineFeed = feed >= 0;
        const qsizetype end = m_hasLineFeed ? feed : m_buffer.size();
        isTooLong = isTooLong || m_line.size() + end - m_at > m_limit;
        if (isTooLong)
            m_line.resize(0);
        else
            m_line.append(m_buffer.constData() + m_at, end - m_at);
        m_at = m_hasLineFeed ? end + 1 : end;
    }
    if (!isBegun)
        return Found::End;
    ++m_number;
    return isTooLong ? Found::TooLong : Found::Line;
}

} // namespace Hiwar
