// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Highlighting with the lexers of Scintilla, as packaged in QScintilla. They are only accessible
// through the editor: one is made when the first code is coloured, is never shown, and gets a
// document for each text that is read.
#include "ui/highlight/codelanguage.h"
#include "ui/highlight/highlighter.h"
#include "ui/highlight/scintillatable.h"

#include <Qsci/qsciscintillabase.h>

namespace Hiwar {

using namespace Qt::StringLiterals;
using Sci = QsciScintillaBase;

class Highlighting::Backend
{
public:
    Backend()
        : table(scintillaTable())
    {
        editor.SendScintilla(Sci::SCI_SETMODEVENTMASK, 0UL);
    }

    QsciScintillaBase editor;
    const ScintillaTable table;
};

namespace {

/// One byte per character, so that positions need no conversion: a non-ASCII character becomes a
/// letter or a blank, which is all that lexers need to know about it.
QByteArray bytesOf(QStringView text)
{
    QByteArray bytes(text.size(), Qt::Uninitialized);
    std::transform(text.begin(), text.end(), bytes.begin(), [](QChar c) {
        if (c.unicode() < 0x80)
            return char(c.unicode());
        return c.isLetterOrNumber() || c.isSurrogate() || c.isMark() ? 'x' : ' ';
    });
    return bytes;
}

class ScintillaHighlighter : public Highlighter
{
public:
    /// `editor` is shared with its owner.
    ScintillaHighlighter(std::shared_ptr<QsciScintillaBase> editor, const QByteArray &lexer,
                         const LexerStyles &styles, const LexerWords &words)
        : m_editor(std::move(editor))
        , m_roles(styles.roles)
        , m_document(m_editor->SendScintillaPtrResult(Sci::SCI_CREATEDOCUMENT))
    {
        select();
        send(Sci::SCI_SETUNDOCOLLECTION, 0UL);
        send(Sci::SCI_SETCODEPAGE, 0UL);
        send(Sci::SCI_SETLEXERLANGUAGE, uintptr_t(0), lexer.constData());
        for (const auto &[key, value] : styles.properties + words.properties)
            m_editor->SendScintilla(Sci::SCI_SETPROPERTY, key.constData(), value.constData());
        for (auto list = words.lists.begin(); list != words.lists.end(); ++list)
            send(Sci::SCI_SETKEYWORDS, uintptr_t(list.key()), list.value().constData());
    }

    ~ScintillaHighlighter() override
    {
        // The editor releases it first, otherwise it would keep the last document alive.
        send(Sci::SCI_SETDOCPOINTER, 0UL, static_cast<void *>(nullptr));
        send(Sci::SCI_RELEASEDOCUMENT, 0UL, m_document);
    }

    RoleSpans read(QStringView lines) override
    {
        select();
        const QByteArray bytes = bytesOf(lines) + '\n';
        const long from = send(Sci::SCI_GETLENGTH);
        send(Sci::SCI_APPENDTEXT, uintptr_t(bytes.size()), bytes.constData());
        const long to = from + long(bytes.size());
        send(Sci::SCI_COLOURISE, static_cast<unsigned long>(from), to);
        return spans(from, to);
    }

    void returnTo(int lines) override
    {
        select();
        const long from = send(Sci::SCI_POSITIONFROMLINE, static_cast<unsigned long>(lines));
        const long end = send(Sci::SCI_GETLENGTH);
        send(Sci::SCI_DELETERANGE, static_cast<unsigned long>(from), end - from);
    }

private:
    template<typename... Arguments>
    long send(unsigned int message, Arguments... arguments)
    {
        return m_editor->SendScintilla(message, arguments...);
    }

    void select()
    {
        if (m_editor->SendScintillaPtrResult(Sci::SCI_GETDOCPOINTER) != m_document)
            send(Sci::SCI_SETDOCPOINTER, 0UL, m_document);
    }

    RoleSpans spans(long from, long to)
    {
        QByteArray cells((to - from + 1) * 2, '\0'); // character, style, character, style …
        m_editor->SendScintilla(Sci::SCI_GETSTYLEDTEXT, from, to, cells.data());
        RoleSpans out;
        const char *styles = cells.constData() + 1;
        const long length = to - from - 1; // without the line end that read() added
        for (long start = 0, end = 0; start < length; start = end) {
            const char style = styles[2 * start];
            while (end < length && styles[2 * end] == style)
                ++end;
            appendSpan(
                out, {int(start), int(end - start), m_roles.at(static_cast<unsigned char>(style))});
        }
        return out;
    }

    std::shared_ptr<QsciScintillaBase> m_editor;
    const std::array<CodeRole, 256> m_roles;
    void *m_document;
};

} // namespace

Highlighting::Highlighting() = default;
Highlighting::~Highlighting() = default;

std::unique_ptr<Highlighter> Highlighting::makeFor(const CodeLanguage &language)
{
    if (language.lexer.isEmpty())
        return nullptr;
    if (!m_backend)
        m_backend = std::make_shared<Backend>();
    const QByteArray lexer(language.lexer.data(), language.lexer.size());
    const QByteArray words(language.words.data(), language.words.size());
    std::shared_ptr<QsciScintillaBase> editor(m_backend, &m_backend->editor);
    return std::make_unique<ScintillaHighlighter>(std::move(editor), lexer,
                                                  m_backend->table.lexers.value(lexer),
                                                  m_backend->table.words.value(words));
}

QString Highlighting::backendName()
{
    return u"Scintilla"_s;
}

} // namespace Hiwar
