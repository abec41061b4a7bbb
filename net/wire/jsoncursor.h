// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Walks through JSON text without building a document. Rule: it is stricter than parseJson(). Text
// that it accepts, parseJson() reads in the same way; on anything unusual (not ASCII in a name, a
// control character, an exponent) it fails, and the caller uses parseJson(). Borrows the text.
// Pure, apart from its position.
#pragma once

#include <QByteArrayView>
#include <QString>

namespace Hiwar {

class JsonCursor
{
public:
    explicit JsonCursor(QByteArrayView text)
        : m_pos(text.begin())
        , m_end(text.end())
    {
    }

    /// The text was not as required; every later call fails too.
    [[nodiscard]] bool failed() const { return m_failed; }
    /// Only white space is left.
    [[nodiscard]] bool atEnd()
    {
        skipSpace();
        return m_pos == m_end;
    }

    /// Takes this character, after white space; if another comes next, takes nothing.
    bool take(char wanted)
    {
        skipSpace();
        if (m_pos == m_end || *m_pos != wanted)
            return false;
        ++m_pos;
        return true;
    }
    /// The same, but fails if another comes next.
    void expect(char wanted)
    {
        if (!take(wanted))
            fail();
    }
    /// Takes `null`, if it comes next.
    bool takeNull();

    /// A string of plain ASCII without escapes, unchanged.
    QByteArrayView plainString();
    /// Any string. Half surrogates are kept.
    QString string();
    /// Any value.
    void skip() { skip(0); }

private:
    void skip(int depth);
    void skipSpace()
    {
        while (m_pos != m_end &&
               (*m_pos == ' ' || *m_pos == '\n' || *m_pos == '\r' || *m_pos == '\t'))
            ++m_pos;
    }
    void skipWord(QByteArrayView word);
    void skipNumber();
    void skipString();
    char16_t unescape();
    void fail()
    {
        m_failed = true;
        m_pos = m_end;
    }

    const char *m_pos;
    const char *m_end;
    bool m_failed = false;
};

/// Calls `member(name)` for each member of the next object; `member` must consume the value.
template<typename Member>
void forEachMember(JsonCursor &json, Member member)
{
    json.expect('{');
    if (json.take('}'))
        return;
    do {
        const QByteArrayView name = json.plainString();
        json.expect(':');
        if (!json.failed())
            member(name);
    } while (!json.failed() && json.take(','));
    json.expect('}');
}

/// Calls `element()` for each element of the next array; `element` must consume the value.
template<typename Element>
void forEachElement(JsonCursor &json, Element element)
{
    json.expect('[');
    if (json.take(']'))
        return;
    do {
        element();
    } while (!json.failed() && json.take(','));
    json.expect(']');
}

} // namespace Hiwar
