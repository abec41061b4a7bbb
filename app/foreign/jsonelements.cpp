// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/foreign/jsonelements.h"

#include <utility>

namespace Hiwar {

namespace {

constexpr qsizetype longestKey = 64 * 1024;

bool isSpace(char c)
{
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
}

TransferError damagedAt(qint64 position)
{
    return {.fault = TransferFault::Damaged,
            .subject = {},
            .detail = QStringLiteral("byte %1").arg(position),
            .store = {}};
}

} // namespace

JsonElements::JsonElements(JsonShape shape, Take take, QList<QByteArray> within,
                           const JsonLimits &limits)
    : m_shape(shape)
    , m_take(std::move(take))
    , m_within(std::move(within))
    , m_limits(limits)
{
}

Transferred<void> JsonElements::feed(QByteArrayView bytes)
{
    for (qsizetype at = 0; at < bytes.size();) {
        if (m_state == State::Value || m_state == State::Line) {
            const auto fed = m_state == State::Value ? feedValue(bytes, at) : feedLine(bytes, at);
            if (!fed)
                return fed;
            continue;
        }
        if (!step(bytes[at]))
            return tl::unexpected(damagedAt(m_position));
        // The character that begins a value is part of it: it is read again.
        if (m_state != State::Value && m_state != State::Line) {
            ++at;
            ++m_position;
        }
    }
    return {};
}

Transferred<void> JsonElements::finish()
{
    if (m_state == State::Line || (m_state == State::Value && m_containers.isEmpty() && m_isScalar))
        return deliver();
    if (m_state == State::End || (m_state == State::Start && m_shape == JsonShape::Lines))
        return {};
    return tl::unexpected(damagedAt(m_position));
}

bool JsonElements::step(char c)
{
    switch (m_state) {
    case State::Start:
        return isSpace(c) || begin(c);
    case State::Between:
        return isSpace(c) || between(c);
    case State::Key:
        readKey(c);
        return m_element.key.size() <= longestKey;
    case State::Colon:
        return isSpace(c) || colon(c);
    case State::End:
        return isSpace(c) || c == '\0'; // some disks pad a file with these
    case State::Value:
    case State::Line:
        break;
    }
    Q_UNREACHABLE();
}

bool JsonElements::begin(char c)
{
    switch (m_shape) {
    case JsonShape::Document:
        beginValue(c);
        return true;
    case JsonShape::Lines:
        m_state = State::Line;
        return true;
    case JsonShape::Members:
        if (c != '[' && c != '{')
            return false;
        m_containers.append(c);
        m_state = State::Between;
        return true;
    }
    Q_UNREACHABLE();
}

bool JsonElements::between(char c)
{
    const bool inArray = m_containers.endsWith('[');
    if (c == ',')
        return true;
    if (c == (inArray ? ']' : '}')) {
        m_containers.chop(1);
        m_state = m_containers.isEmpty() ? State::End : State::Between;
        return true;
    }
    if (inArray) {
        beginValue(c);
        return c != '}' && c != ':';
    }
    m_element.key.clear();
    m_state = State::Key;
    return c == '"';
}

void JsonElements::readKey(char c)
{
    if (c == '"' && !m_escaped) {
        m_state = State::Colon;
        return;
    }
    m_escaped = c == '\\' && !m_escaped;
    m_element.key.append(c);
}

bool JsonElements::colon(char c)
{
    if (c == ':')
        return true;
    if (c == '[' && m_within.contains(m_element.key)) {
        m_containers.append(c);
        m_state = State::Between;
        return true;
    }
    beginValue(c);
    return c != '}' && c != ']' && c != ',';
}

void JsonElements::beginValue(char c)
{
    m_state = State::Value;
    m_depth = 0;
    m_inText = false;
    m_escaped = false;
    m_isScalar = c != '[' && c != '{' && c != '"';
}

bool JsonElements::endsWith(char c)
{
    if (m_inText) {
        if (m_escaped)
            m_escaped = false;
        else if (c == '\\')
            m_escaped = true;
        else if (c == '"')
            m_inText = false;
        return !m_inText && m_depth == 0;
    }
    if (m_isScalar)
        return isSpace(c) || c == ',' || c == ']' || c == '}';
    if (c == '"') {
        m_inText = true;
    } else if (c == '[' || c == '{') {
        if (++m_depth > m_limits.depth && m_element.fault == JsonElement::Fault::None)
            m_element.fault = JsonElement::Fault::TooDeep;
    } else if (c == ']' || c == '}') {
        return --m_depth == 0;
    }
    return false;
}

void JsonElements::keep(QByteArrayView bytes)
{
    if (m_element.fault == JsonElement::Fault::None &&
        m_element.bytes.size() + bytes.size() > m_limits.bytes)
        m_element.fault = JsonElement::Fault::TooLarge;
    if (m_element.fault == JsonElement::Fault::None)
        m_element.bytes.append(bytes);
    else
        m_element.bytes = QByteArray();
}

Transferred<void> JsonElements::feedValue(QByteArrayView bytes, qsizetype &at)
{
    const qsizetype first = at;
    bool ended = false;
    while (at < bytes.size() && !ended) {
        ended = endsWith(bytes[at]);
        if (!ended || !m_isScalar) // the character that ends a number is not part of it
            ++at;
    }
    keep(bytes.sliced(first, at - first));
    m_position += at - first;
    if (!ended)
        return {};
    m_state = m_containers.isEmpty() ? State::End : State::Between;
    return deliver();
}

Transferred<void> JsonElements::feedLine(QByteArrayView bytes, qsizetype &at)
{
    const qsizetype end = bytes.indexOf('\n', at);
    const qsizetype next = end < 0 ? bytes.size() : end + 1;
    keep(bytes.sliced(at, next - at));
    m_position += next - at;
    at = next;
    if (end < 0)
        return {};
    m_state = State::Start;
    return deliver();
}

Transferred<void> JsonElements::deliver()
{
    const JsonElement element = std::exchange(m_element, {});
    if (m_containers == "{[") // the next item belongs to the same member
        m_element.key = element.key;
    return m_take(element);
}

} // namespace Hiwar
