// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Server-sent events: bytes in, payloads of whole events out. Rule: the result does not depend on
// how the bytes were cut into reads, and every byte is read a bounded number of times. Knows
// nothing of JSON or of chat.
// Not thread-safe; one instance for each reply.
#pragma once

#include <QByteArray>
#include <QList>

#include <array>
#include <string>

namespace Hiwar {

struct SseEvent
{
    QByteArray name;           ///< of "event:"; empty when none was given
    QByteArray data;           ///< the "data:" lines, joined by LF
    qsizetype strayBefore = 0; ///< size of stray() at this event

    bool operator==(const SseEvent &) const = default;
};

class SseParser
{
public:
    /// A larger event ends the parsing: see overflowed(). Real servers send up to 2 MiB.
    static constexpr qsizetype maxEventBytes = 16 * 1024 * 1024;
    /// Lines that belong to no field are kept for diagnosis, at most so many bytes.
    static constexpr qsizetype maxStrayBytes = 64 * 1024;

    /// Stores bytes that end no line, and so no event. False: nothing was stored, call feed().
    /// Makes reads of a few bytes cheap.
    [[nodiscard]] bool takeWithinLine(QByteArrayView bytes)
    {
        std::size_t size = m_fewSize;
        if (m_skipLf || m_overflowed || bytes.size() > std::ssize(m_few) - qsizetype(size))
            return false;
        for (const char c : bytes) {
            if (c == '\n' || c == '\r')
                return false;
            m_few[size++] = c;
        }
        m_fewSize = size;
        return true;
    }

    /// The events that these bytes complete.
    [[nodiscard]] QList<SseEvent> feed(QByteArrayView bytes);
    /// The end of the stream. Returns the event whose blank line never came, if there is one.
    [[nodiscard]] QList<SseEvent> finish();

    [[nodiscard]] bool overflowed() const { return m_overflowed; }
    /// Lines that were no field at all (a bare JSON error, a web page), joined by LF.
    [[nodiscard]] const QByteArray &stray() const { return m_stray; }

private:
    void keepFew();
    void keepUnfinished(QByteArrayView part);
    void endLine(QByteArrayView rest, QList<SseEvent> &events);
    void takeLine(QByteArrayView line, QList<SseEvent> &events);
    void takeData(QByteArrayView value);
    void takeStray(QByteArrayView line);
    void deliver(QList<SseEvent> &events);
    void overflow();

    std::array<char, 256> m_few{}; // bytes from takeWithinLine(), which follow m_line
    std::size_t m_fewSize = 0;
    std::string m_line; // the unfinished line
    QByteArray m_data;
    QByteArray m_name;
    QByteArray m_stray;
    bool m_hasData = false;
    bool m_skipLf = false; // the last byte was a CR: a LF now belongs to it
    bool m_atStart = true; // a byte order mark is skipped here only
    bool m_overflowed = false;
};

} // namespace Hiwar
