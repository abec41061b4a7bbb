// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Parses a growing Markdown text into blocks: the finished part is frozen, and only the open end is
// read again. Rule: at every length, blocks() equals what parseMarkdown() returns for the whole
// text. Knows nothing of layouts or time. Any thread, one at a time.
//
// It freezes at the beginning of a line if no later text can change what is before it: the previous
// line is empty, the line begins with a word, and a probe inserted there is read as a paragraph of
// its own, so that no fence, list or quote is open. Two things still affect earlier text: the text
// of a footnote, for which the names are stored, and what looks like the definition of a link,
// which prevents all freezing. Within a fence it freezes lines: the lines after them are read
// together with the line that opened the fence.
#pragma once

#include "ui/markdown/markdown.h"
#include "ui/markdown/markdownlimit.h"

#include <QSet>

#include <vector>

namespace Hiwar {

struct MarkdownFragment;

class GrowingMarkdown
{
public:
    /// Accepts any text; cheap for the previous text plus a bit more. The frozen part is compared.
    void read(const QString &text, const MarkdownOptions &options);

    [[nodiscard]] const Blocks &blocks() const { return m_blocks; }
    /// How many of the first blocks are the same as before the last read().
    [[nodiscard]] qsizetype unchanged() const { return m_unchanged; }
    /// The number of characters that no read() parses again.
    [[nodiscard]] qsizetype frozenSize() const { return m_cut; }

private:
    struct KnownBlock
    {
        size_t hash;
        QString code;
    };

    void readUpTo(qsizetype end, const QString &text, const MarkdownOptions &options);
    void startAnew();
    bool readTail();
    [[nodiscard]] std::vector<KnownBlock> known() const;
    static qsizetype shareEqual(Blocks &tail, const std::vector<KnownBlock> &before);
    [[nodiscard]] bool mayFreezeSoon() const;
    [[nodiscard]] bool endsInCode() const;
    void freeze();
    bool freezeAt(qsizetype at);
    void freezeCode();
    bool freezeCodeAt(qsizetype at);
    void keepNotes(const MarkdownFragment &frozen);
    /// The source [from, to) of the open end in the form in which it is parsed.
    [[nodiscard]] QString tail(qsizetype from, qsizetype to) const;

    QString m_text;
    MarkdownLimit m_limit;
    MarkdownOptions m_options;
    Blocks m_blocks;
    qsizetype m_unchanged = 0;
    qsizetype m_cut = 0;           // in m_text: start of the open end
    qsizetype m_frozen = 0;        // blocks before the open end
    qsizetype m_tried = 0;         // in m_text: before this no further place is possible
    QString m_fence;               // the line that opened the code in which the open end begins
    qsizetype m_frozenCode = 0;    // characters of that code
    qsizetype m_nextTry = 0;       // text length at which to try again to freeze code
    QSet<QString> m_notesTold;     // footnotes whose text is in the frozen part
    QSet<QString> m_notesMeant;    // footnotes to which the frozen part refers
    QSet<QString> m_notesInTail;   // footnotes whose text is in the open end
    QSet<QString> m_notesResolved; // of m_notesMeant, those whose text was known then
    bool m_mayFreeze = true;
    bool m_isCut = false; // the last block is the rest that is not read
};

} // namespace Hiwar
