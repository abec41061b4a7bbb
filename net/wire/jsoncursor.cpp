// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/wire/jsoncursor.h"

#include "net/values/ascii.h"

#include <array>
#include <cstring>

namespace Hiwar {

namespace {

/// Characters of a string that need no decoding: ASCII, but no control, quote or backslash.
constexpr auto needsNoDecoding = [] {
    std::array<bool, 256> plain{};
    for (int c = 0x20; c < 0x7F; ++c)
        plain[std::size_t(c)] = c != '"' && c != '\\';
    return plain;
}();

const char *plainEnd(const char *pos, const char *end)
{
    while (pos != end && needsNoDecoding[static_cast<unsigned char>(*pos)])
        ++pos;
    return pos;
}

} // namespace

bool JsonCursor::takeNull()
{
    skipSpace();
    if (m_pos == m_end || *m_pos != 'n')
        return false;
    skipWord("null");
    return !m_failed;
}

QByteArrayView JsonCursor::plainString()
{
    expect('"');
    const char *const begin = m_pos;
    m_pos = plainEnd(m_pos, m_end);
    if (m_pos == m_end || *m_pos != '"') {
        fail();
        return {};
    }
    return {begin, m_pos++ - begin};
}

QString JsonCursor::string()
{
    expect('"');
    QString text;
    const char *begin = m_pos;
    bool isAscii = true;  // of this run
    bool hasMore = false; // whether the whole string has other than ASCII
    // Nothing between two escapes is copied twice; most strings have no escapes.
    const auto takeRun = [&] {
        const QByteArrayView run(begin, m_pos - begin);
        if (isAscii)
            text += QLatin1StringView(run);
        else if (run.startsWith("\xEF\xBB\xBF"))
            fail(); // Qt would take it for a byte order mark
        else
            text += QString::fromUtf8(run);
    };
    while (m_pos != m_end) {
        m_pos = plainEnd(m_pos, m_end);
        if (m_pos == m_end)
            break;
        if (*m_pos == '"') {
            takeRun();
            if (hasMore && text.contains(QChar::ReplacementCharacter))
                fail(); // broken UTF-8 is left to parseJson()
            if (!m_failed)
                ++m_pos;
            return text;
        }
        if (*m_pos == '\\') {
            takeRun();
            if (m_failed)
                break;
            ++m_pos;
            text += QChar(unescape());
            begin = m_pos;
            isAscii = true;
        } else if (static_cast<unsigned char>(*m_pos) >= 0x80) {
            isAscii = false;
            hasMore = true;
            ++m_pos;
        } else {
            break;
        }
    }
    fail();
    return {};
}

char16_t JsonCursor::unescape()
{
    constexpr QByteArrayView codes("\"\\/bfnrt");
    constexpr char meanings[] = "\"\\/\b\f\n\r\t";
    if (m_pos != m_end && *m_pos == 'u' && m_end - m_pos > 4) {
        bool isHex = false;
        const uint unit = QByteArrayView(m_pos + 1, 4).toUInt(&isHex, 16);
        const bool isPrefixed = m_pos[1] == '+' || m_pos[1] == ' ' || m_pos[2] == 'x';
        m_pos += 5;
        if (isHex && !isPrefixed)
            return char16_t(unit);
    } else if (const qsizetype at = m_pos == m_end ? -1 : codes.indexOf(*m_pos); at >= 0) {
        ++m_pos;
        return char16_t(meanings[at]);
    }
    fail();
    return 0;
}

void JsonCursor::skipString()
{
    expect('"');
    while (m_pos != m_end) {
        m_pos = plainEnd(m_pos, m_end);
        if (m_pos == m_end)
            break;
        if (*m_pos == '"') {
            ++m_pos;
            return;
        }
        if (*m_pos != '\\')
            break;
        ++m_pos;
        (void)unescape();
    }
    fail();
}

void JsonCursor::skipWord(QByteArrayView word)
{
    if (m_end - m_pos < word.size() ||
        std::memcmp(m_pos, word.data(), std::size_t(word.size())) != 0)
        fail();
    else
        m_pos += word.size();
}

void JsonCursor::skipNumber()
{
    const auto skipDigits = [this] {
        const char *const begin = m_pos;
        while (m_pos != m_end && isAsciiDigit(*m_pos))
            ++m_pos;
        if (m_pos == begin)
            fail();
    };
    if (*m_pos == '-')
        ++m_pos;
    const bool isZero = m_pos != m_end && *m_pos == '0';
    const char *const begin = m_pos;
    skipDigits();
    if (isZero && m_pos - begin > 1)
        fail();
    if (m_pos != m_end && *m_pos == '.') {
        ++m_pos;
        skipDigits();
    }
}

void JsonCursor::skip(int depth)
{
    constexpr int maxDepth = 32;
    skipSpace();
    if (m_pos == m_end || depth > maxDepth)
        return fail();
    switch (*m_pos) {
    case '{':
        forEachMember(*this, [this, depth](QByteArrayView) { skip(depth + 1); });
        break;
    case '[':
        forEachElement(*this, [this, depth] { skip(depth + 1); });
        break;
    case '"':
        skipString();
        break;
    case 'n':
        skipWord("null");
        break;
    case 't':
        skipWord("true");
        break;
    case 'f':
        skipWord("false");
        break;
    default:
        skipNumber();
    }
}

} // namespace Hiwar
