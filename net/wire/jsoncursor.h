// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Walks through JSON text without building anything of it. The rule it protects: it is stricter
// than parseJson(). What it accepts, that one reads in the same way; what is odd in any way (not
// ASCII in a name, a control character, an exponent) fails, and the caller asks the other. Borrows
// the text. Pure, apart from its place.
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

    /// Something was not as it must be; every later call fails too.
    [[nodiscard]] bool failed() const { return m_failed; }
    /// Only white space is left.
    [[nodiscard]] bool atEnd()
    {
        skipSpace();
        return m_pos == m_end;
    }

    /// The character, after white space; otherwise nothing is taken.
    bool take(char wanted)
    {
        skipSpace();
        if (m_pos == m_end || *m_pos != wanted)
            return false;
        ++m_pos;
        return true;
    }
    /// The same, but it must be there.
    void expect(char wanted)
    {
        if (!take(wanted))
            fail();
    }
    /// `null`, if that is what comes next.
    bool takeNull();

    /// A string of plain ASCII without escapes, as it stands there.
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

/// Calls `member(name)` for each member of the object that comes next; it must take the value.
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

/// Calls `element()` for each element of the array that comes next; it must take the value.
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
