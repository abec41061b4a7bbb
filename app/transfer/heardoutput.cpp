// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/transfer/heardoutput.h"

#include <utility>

namespace Hiwar {

HeardOutput::HeardOutput(QIODevice &out, std::function<bool()> goesOn)
    : m_out(out)
    , m_goesOn(std::move(goesOn))
{
    setOpenMode(QIODevice::WriteOnly | QIODevice::Unbuffered);
}

qint64 HeardOutput::writeData(const char *bytes, qint64 count)
{
    m_isCancelled = m_isCancelled || !m_goesOn();
    if (m_isCancelled)
        return -1;
    const qint64 written = m_out.write(bytes, count);
    if (written != count)
        setErrorString(m_out.errorString());
    return written;
}

} // namespace Hiwar
