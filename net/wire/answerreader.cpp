// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/wire/answerreader.h"

#include "net/values/ascii.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr QByteArrayView protocol("HTTP/");

/// The status of "HTTP/1.1 200 OK"; 0 when the line is no status line.
int statusIn(QByteArrayView line)
{
    const qsizetype blank = line.indexOf(' ');
    if (!line.startsWith(protocol) || blank < 0)
        return 0;
    const QByteArrayView rest = line.sliced(blank).trimmed();
    const QByteArrayView code = rest.first(std::min<qsizetype>(3, rest.size()));
    const bool isNumber =
        code.size() == 3 && std::ranges::all_of(code, [](char c) { return isAsciiDigit(c); });
    const int status = isNumber ? code.toByteArray().toInt() : 0;
    return status >= 100 ? status : 0;
}

bool isSameName(QByteArrayView a, QByteArrayView b)
{
    return a.compare(b, Qt::CaseInsensitive) == 0;
}

} // namespace

QByteArray AnswerReader::feed(QByteArrayView bytes)
{
    QByteArray body;
    while (!bytes.isEmpty() && m_state != State::Over && m_state != State::Broken) {
        if (m_state == State::Rest) {
            body += bytes;
            break;
        }
        if (m_state == State::Sized || m_state == State::Chunk) {
            const qsizetype size = std::min<qint64>(bytes.size(), m_left);
            body += bytes.first(size);
            bytes = bytes.sliced(size);
            m_left -= size;
            if (m_left == 0)
                m_state = m_state == State::Sized ? State::Over : State::ChunkEnd;
        } else if (takeLine(bytes)) {
            readLine();
            m_line.clear();
        }
    }
    return body;
}

/// Also whole: a body that ends with the connection, and one that lacks only its last lines.
bool AnswerReader::finish()
{
    if (m_state == State::Rest || m_state == State::Trailers)
        m_state = State::Over;
    return m_state == State::Over;
}

QByteArray AnswerReader::field(QByteArrayView name) const
{
    QByteArray joined;
    for (const auto &[own, value] : m_fields) {
        if (isSameName(own, name))
            joined += joined.isEmpty() ? value : ", " + value;
    }
    return joined;
}

/// Returns true when m_line is complete.
bool AnswerReader::takeLine(QByteArrayView &bytes)
{
    const qsizetype lf = bytes.indexOf('\n');
    const qsizetype size = lf < 0 ? bytes.size() : lf + 1;
    m_headBytes += size;
    if (m_headBytes > maxHeadBytes) {
        breakOff(u"The head of the answer has no end: more than %1 bytes"_s.arg(maxHeadBytes));
        return false;
    }
    m_line += bytes.first(lf < 0 ? size : lf);
    bytes = bytes.sliced(size);
    // A server with another protocol may never end a line.
    const qsizetype known = std::min(m_line.size(), protocol.size());
    const bool isBlank = m_line == "\r" || m_line.isEmpty();
    if (m_state == State::Status && !isBlank && protocol.first(known) != m_line.first(known)) {
        breakOff(u"The answer is no HTTP"_s);
        return false;
    }
    if (lf >= 0 && m_line.endsWith('\r'))
        m_line.chop(1);
    return lf >= 0;
}

void AnswerReader::readLine()
{
    switch (m_state) {
    case State::Status:
        if (!m_line.isEmpty()) // a blank line before the head is skipped
            readStatus();
        break;
    case State::Fields:
        m_line.isEmpty() ? endHead() : readField();
        break;
    case State::ChunkSize:
        readChunkSize();
        break;
    case State::ChunkEnd:
        if (m_line.isEmpty())
            m_state = State::ChunkSize;
        else
            breakOff(u"A chunk is longer than it says"_s);
        break;
    case State::Trailers:
        if (m_line.isEmpty())
            m_state = State::Over;
        break;
    case State::Rest:
    case State::Sized:
    case State::Chunk:
    case State::Over:
    case State::Broken:
        break;
    }
}

void AnswerReader::readStatus()
{
    m_status = statusIn(m_line);
    if (m_status > 0)
        m_state = State::Fields;
    else
        breakOff(u"The answer is no HTTP"_s);
}

void AnswerReader::readField()
{
    if (m_line.startsWith(' ') || m_line.startsWith('\t')) { // continues the field before it
        if (!m_fields.isEmpty())
            m_fields.last().second += ' ' + m_line.trimmed();
        return;
    }
    const qsizetype colon = m_line.indexOf(':');
    if (colon > 0)
        m_fields.emplaceBack(m_line.first(colon).trimmed(), m_line.sliced(colon + 1).trimmed());
}

void AnswerReader::endHead()
{
    if (m_status < 200 && m_status != 101) {
        m_interim = std::exchange(m_status, 0);
        m_fields.clear();
        m_state = State::Status;
        return;
    }
    const QByteArray coding = field("Transfer-Encoding").toLower();
    m_hasHead = true;
    bool isSize = false; // some servers send it twice
    m_left = field("Content-Length").split(',').constFirst().trimmed().toLongLong(&isSize);
    if (m_status == 101 || m_status == 204 || m_status == 304)
        m_state = State::Over;
    else if (coding.contains("chunked"))
        m_state = State::ChunkSize;
    else if (isSize && m_left >= 0)
        m_state = m_left > 0 ? State::Sized : State::Over;
    else
        m_state = State::Rest;
    m_headBytes = 0;
}

void AnswerReader::readChunkSize()
{
    m_headBytes = 0;
    const qsizetype extension = m_line.indexOf(';');
    const QByteArray digits = m_line.first(extension < 0 ? m_line.size() : extension).trimmed();
    bool isSize = false;
    m_left = digits.toLongLong(&isSize, 16);
    if (!isSize || m_left < 0)
        breakOff(u"A chunk does not say how long it is"_s);
    else
        m_state = m_left > 0 ? State::Chunk : State::Trailers;
}

void AnswerReader::breakOff(const QString &why)
{
    m_state = State::Broken;
    m_fault = why;
    m_line = {};
}

} // namespace Hiwar
