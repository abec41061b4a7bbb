// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/requestbody.h"

#include <algorithm>

namespace Hiwar {

RequestBody::RequestBody(QByteArray bytes, QObject *parent)
    : QIODevice(parent)
    , m_bytes(std::move(bytes))
{
    open(ReadOnly | Unbuffered);
}

qint64 RequestBody::bytesAvailable() const
{
    return m_bytes.size() - m_read;
}

bool RequestBody::atEnd() const
{
    return m_read == m_bytes.size();
}

qint64 RequestBody::readData(char *data, qint64 maxSize)
{
    const qsizetype size = std::min<qsizetype>(maxSize, m_bytes.size() - m_read);
    if (size == 0 && maxSize > 0)
        return -1;
    std::copy_n(m_bytes.constData() + m_read, size, data);
    m_read += size;
    return size;
}

qint64 RequestBody::writeData(const char *, qint64)
{
    return -1;
}

} // namespace Hiwar
