// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/highlight/scintillatable.h"

#include <QFile>
#include <QMetaEnum>

namespace Hiwar {

namespace {

/// Reads the table line by line; a line belongs to the lexer or the words before it.
class TableReader
{
public:
    bool readLine(const QByteArray &line)
    {
        const qsizetype blank = line.indexOf(' ');
        if (blank < 0)
            return false;
        const QByteArray first = line.first(blank);
        const QByteArray rest = line.sliced(blank + 1);
        if (first == "lexer") {
            m_lexer = &table.lexers[rest];
            m_words = nullptr;
        } else if (first == "words") {
            m_words = &table.words[rest];
            m_lexer = nullptr;
        } else if (first == "set" || first == "property") {
            return readProperty(rest);
        } else if (first == "also") {
            return readOthers(rest);
        } else {
            return m_words ? readWords(first, rest) : readRole(first, rest);
        }
        return true;
    }

    ScintillaTable table;

private:
    bool readProperty(const QByteArray &rest)
    {
        const qsizetype blank = rest.indexOf(' ');
        if (blank < 0 || (!m_lexer && !m_words))
            return false;
        const std::pair property(rest.first(blank), rest.sliced(blank + 1));
        (m_lexer ? m_lexer->properties : m_words->properties).append(property);
        return true;
    }

    bool readOthers(const QByteArray &name)
    {
        if (!m_words || !table.words.contains(name))
            return false;
        *m_words = LexerWords(table.words.value(name));
        return true;
    }

    bool readWords(const QByteArray &first, const QByteArray &rest)
    {
        bool isNumber = false;
        const int list = first.toInt(&isNumber);
        m_words->lists[list] += ' ' + rest;
        return isNumber;
    }

    bool readRole(const QByteArray &first, const QByteArray &rest)
    {
        bool isRole = false;
        const int role = QMetaEnum::fromType<CodeRole>().keyToValue(first.constData(), &isRole);
        if (!m_lexer || !isRole)
            return false;
        for (const QByteArray &range : rest.split(' ')) {
            const qsizetype dash = range.indexOf('-');
            bool isNumber = false;
            const int from = range.first(dash < 0 ? range.size() : dash).toInt(&isNumber);
            const int to = dash < 0 ? from : range.mid(dash + 1).toInt(&isNumber);
            if (!isNumber || from < 0 || to >= int(m_lexer->roles.size()))
                return false;
            for (int style = from; style <= to; ++style)
                m_lexer->roles.at(size_t(style)) = static_cast<CodeRole>(role);
        }
        return true;
    }

    LexerStyles *m_lexer = nullptr;
    LexerWords *m_words = nullptr;
};

} // namespace

ScintillaTable parseScintillaTable(const QByteArray &text)
{
    TableReader reader;
    for (const QByteArray &line : text.split('\n')) {
        if (!line.isEmpty() && !line.startsWith('#') && !reader.readLine(line))
            reader.table.complaints << QString::fromUtf8(line);
    }
    return reader.table;
}

ScintillaTable scintillaTable()
{
    QFile file(QStringLiteral(":/highlight/scintilla.txt"));
    return file.open(QIODevice::ReadOnly) ? parseScintillaTable(file.readAll()) : ScintillaTable();
}

} // namespace Hiwar
