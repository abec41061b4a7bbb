// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/service/wordsource.h"

#include <algorithm>

namespace Hiwar {

WordSource::WordSource(QString text)
    : m_text(std::move(text))
{
}

std::optional<QString> WordSource::next()
{
    if (m_position >= m_text.size())
        return std::nullopt;
    const qsizetype limit = std::min(m_text.size(), m_position + longestChunk);
    qsizetype end = m_position;
    while (end < limit && !m_text[end].isSpace())
        ++end;
    while (end < limit && m_text[end].isSpace())
        ++end;
    if (end < m_text.size() && m_text[end - 1].isHighSurrogate() && m_text[end].isLowSurrogate())
        ++end;
    const QString piece = m_text.sliced(m_position, end - m_position);
    m_position = end;
    return piece;
}

} // namespace Hiwar
