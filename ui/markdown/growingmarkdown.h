// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A Markdown text that grows, as blocks: what is finished is frozen, and only the open end is read
// again. The rule it protects: blocks() is what parseMarkdown() says of the whole text, at every
// length. Knows nothing of layouts or time. Any thread, one at a time.
//
// It freezes at the beginning of a line when nothing that comes later can change what stands
// before: the line before is empty, the line begins with a word, and a mark put there reads as a
// paragraph of its own, so that neither fence, list nor quote is open. Two things reach back all
// the same: a footnote's text, for which the names are kept, and what looks like the definition of
// a link, with which nothing is frozen. Within a fence it freezes lines: what follows them is read
// behind the line that began the fence.
#pragma once

#include "ui/markdown/markdown.h"
#include "ui/markdown/markdownlimit.h"

#include <QSet>

namespace Hiwar {

struct MarkdownFragment;

class GrowingMarkdown
{
public:
    /// Any text; cheap for what was read before and a bit more. What is frozen is compared.
    void read(const QString &text, const MarkdownOptions &options);

    [[nodiscard]] const Blocks &blocks() const { return m_blocks; }
    /// So many of the first blocks are what they were before the last read().
    [[nodiscard]] qsizetype unchanged() const { return m_unchanged; }
    /// Characters that no read() looks into any more.
    [[nodiscard]] qsizetype frozenSize() const { return m_cut; }

private:
    void startAnew();
    bool readTail();
    [[nodiscard]] bool mayFreezeSoon() const;
    [[nodiscard]] bool endsInCode() const;
    void freeze();
    bool freezeAt(qsizetype at);
    void freezeCode();
    bool freezeCodeAt(qsizetype at);
    void keepNotes(const MarkdownFragment &frozen);
    /// Of the open end, [from, to) of the text, as it is read.
    [[nodiscard]] QString tail(qsizetype from, qsizetype to) const;

    QString m_text;
    MarkdownLimit m_limit;
    MarkdownOptions m_options;
    Blocks m_blocks;
    qsizetype m_unchanged = 0;
    qsizetype m_cut = 0;           // in m_text: where the open end begins
    qsizetype m_frozen = 0;        // blocks before it
    qsizetype m_tried = 0;         // in m_text: up to here no other place will do
    QString m_fence;               // the line that began the code in which the open end begins
    qsizetype m_frozenCode = 0;    // characters of that code
    qsizetype m_nextTry = 0;       // to freeze code: when the text is so long
    QSet<QString> m_notesTold;     // names of footnotes whose text is in the frozen part
    QSet<QString> m_notesMeant;    // names of footnotes to which the frozen part refers
    QSet<QString> m_notesInTail;   // names of footnotes whose text is in the open end
    QSet<QString> m_notesResolved; // of m_notesMeant, those whose text was known when it was frozen
    bool m_mayFreeze = true;
};

} // namespace Hiwar
