// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/wire/sseparser.h"

#include <cstring>
#include <utility>

namespace Hiwar {

namespace {

const char *findOrEnd(const char *from, const char *end, char wanted)
{
    const void *hit = from == end ? nullptr : std::memchr(from, wanted, std::size_t(end - from));
    return hit ? static_cast<const char *>(hit) : end;
}

} // namespace

QList<SseEvent> SseParser::feed(QByteArrayView bytes)
{
    QList<SseEvent> events;
    keepFew();
    const char *pos = bytes.begin();
    const char *const end = bytes.end();
    // Searches the next LF only after the last one found was used, so a stream of lone CRs is not
    // searched for it again with every line.
    const char *lf = nullptr;
    while (pos != end && !m_overflowed) {
        if (std::exchange(m_skipLf, false) && *pos == '\n') {
            ++pos;
            continue;
        }
        if (!lf || lf < pos)
            lf = findOrEnd(pos, end, '\n');
        const char *const stop = findOrEnd(pos, lf, '\r');
        const QByteArrayView part(pos, stop - pos);
        if (stop == end) {
            keepUnfinished(part);
            break;
        }
        m_skipLf = *stop == '\r';
        endLine(part, events);
        pos = stop + 1;
    }
    return events;
}

QList<SseEvent> SseParser::finish()
{
    QList<SseEvent> events;
    keepFew();
    if (!m_overflowed && !m_line.empty())
        endLine({}, events);
    if (!m_overflowed)
        deliver(events);
    m_line.clear();
    return events;
}

void SseParser::keepFew()
{
    if (m_fewSize == 0)
        return;
    keepUnfinished({m_few.data(), qsizetype(std::exchange(m_fewSize, 0))});
}

void SseParser::keepUnfinished(QByteArrayView part)
{
    if (std::ssize(m_line) + part.size() > maxEventBytes)
        overflow();
    else
        m_line.append(part.data(), std::size_t(part.size()));
}

void SseParser::endLine(QByteArrayView rest, QList<SseEvent> &events)
{
    if (m_line.empty()) {
        takeLine(rest, events);
        return;
    }
    keepUnfinished(rest);
    if (m_overflowed)
        return;
    takeLine(m_line, events);
    m_line.clear(); // keeps its memory for the next line
}

void SseParser::takeLine(QByteArrayView line, QList<SseEvent> &events)
{
    if (line.size() > maxEventBytes)
        return overflow();
    if (std::exchange(m_atStart, false) && line.startsWith("\xEF\xBB\xBF"))
        line = line.sliced(3);
    if (line.isEmpty())
        return deliver(events);
    if (line.front() == ':')
        return;

    const char *const colon = findOrEnd(line.begin(), line.end(), ':');
    const QByteArrayView field(line.begin(), colon - line.begin());
    QByteArrayView value;
    if (colon != line.end())
        value = line.sliced(field.size() + 1);
    if (value.startsWith(' '))
        value = value.sliced(1);

    if (field == "data")
        takeData(value);
    else if (field == "event")
        m_name = value.toByteArray();
    else if (field != "id" && field != "retry")
        takeStray(line);
}

void SseParser::takeData(QByteArrayView value)
{
    if (m_data.size() + value.size() >= maxEventBytes)
        return overflow();
    if (std::exchange(m_hasData, true))
        m_data.append('\n');
    m_data.append(value);
}

void SseParser::takeStray(QByteArrayView line)
{
    const qsizetype room = maxStrayBytes - m_stray.size() - 1;
    if (room <= 0)
        return;
    if (!m_stray.isEmpty())
        m_stray.append('\n');
    m_stray.append(line.first(qMin(line.size(), room)));
}

void SseParser::deliver(QList<SseEvent> &events)
{
    // An event named "error" is an error even without data.
    if (m_hasData || m_name == "error")
        events.append({std::exchange(m_name, {}), std::exchange(m_data, {}), m_stray.size()});
    else
        m_name.clear();
    m_hasData = false;
}

void SseParser::overflow()
{
    m_overflowed = true;
    m_line = {};
    m_data = {};
}

} // namespace Hiwar
