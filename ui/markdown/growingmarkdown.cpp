// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/markdown/growingmarkdown.h"

#include "ui/markdown/cleantext.h"
#include "ui/markdown/linescan.h"
#include "ui/markdown/markdownlimit.h"
#include "ui/markdown/markdownpiece.h"

#include <algorithm>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

/// Characters that are not read for nothing: a try to freeze reads all of them once more.
constexpr qsizetype longTail = 32768;
constexpr QLatin1StringView probe("\\(x\\)"); // nothing in code, and a formula everywhere else

bool isBlank(QChar c)
{
    return c == u' ' || c == u'\t' || c == u'\r';
}

/// The last place in [from, to) where a line begins with a word and the line before is empty; -1:
/// none.
qsizetype lastLineAfterEmpty(const QString &text, qsizetype from, qsizetype to)
{
    for (qsizetype at = to; at >= from + 2;) {
        const qsizetype newline = text.lastIndexOf(u'\n', at - 2);
        if (newline < from)
            break;
        at = newline + 1;
        qsizetype before = newline - 1;
        while (before >= from && isBlank(text.at(before)))
            --before;
        const bool afterEmpty = before >= from && text.at(before) == u'\n';
        if (afterEmpty && !isBlank(text.at(at)) && text.at(at) != u'\n')
            return at;
    }
    return -1;
}

/// "1" is not yet an item where more is to come.
bool mayBeItem(const QString &text, bool mayGoOn)
{
    const LinePrefix line = readPrefix(text, 0);
    const QStringView words = QStringView(text).sliced(line.content, line.end - line.content);
    return line.isItem || (mayGoOn && std::all_of(words.begin(), words.end(),
                                                  [](QChar c) { return c.isDigit(); }));
}

bool isProbe(const Block &block)
{
    return block.kind == Block::Kind::Paragraph && block.containers.isEmpty() &&
           block.spans.size() == 1 && block.spans.first().styles == SpanStyle::Formula &&
           block.spans.first().text == probe;
}

} // namespace

void GrowingMarkdown::read(const QString &text, const MarkdownOptions &options)
{
    MarkdownOptions before = m_options;
    before.growing = options.growing;
    if (options != before || !text.startsWith(QStringView(m_text).first(m_cut)))
        startAnew();
    m_unchanged = m_frozen;
    m_options = options;
    const qsizetype end = options.form == TextForm::Markdown ? markdownEnd(text) : text.size();
    m_text = text.first(end);
    m_options.growing = options.growing && end == text.size();
    if (!readTail()) {
        startAnew();
        readTail();
    }
    if (m_mayFreeze && mayFreezeSoon())
        freeze();
    if (end < text.size())
        m_blocks.append(unreadBlock(QStringView(text).sliced(end)));
}

/// A finished text is read once, and in an open fence, which may be long, no place will do.
bool GrowingMarkdown::mayFreezeSoon() const
{
    const bool isLong = m_text.size() - m_cut > longTail;
    const bool endsInCode = !m_blocks.isEmpty() && m_blocks.last().kind == Block::Kind::Code;
    return !isLong || (m_options.growing && !endsInCode);
}

void GrowingMarkdown::startAnew()
{
    m_unchanged = m_cut = m_frozen = m_tried = 0;
    m_notesTold.clear();
    m_notesMeant.clear();
    m_notesResolved.clear();
    m_mayFreeze = true;
}

/// False when it changes what is frozen.
bool GrowingMarkdown::readTail()
{
    const MarkdownPiece tail = parsePiece(m_text.sliced(m_cut), m_options, m_notesTold);
    const auto resolved = (m_notesTold + tail.notesTold) & m_notesMeant;
    if (m_cut > 0 && (tail.mayDefineLinks || resolved != m_notesResolved))
        return false;
    m_mayFreeze = !tail.mayDefineLinks;
    m_blocks.resize(m_frozen);
    m_blocks += tail.blocks;
    m_notesInTail = tail.notesTold;
    return true;
}

/// At the last place that will do. Places inside a fence or list will not, and each is tried once.
void GrowingMarkdown::freeze()
{
    const qsizetype newest = lastLineAfterEmpty(m_text, m_cut, m_text.size());
    // When the newest will not do, it looks further and further back.
    qsizetype stride = 1;
    const qsizetype most = m_text.size() - m_cut > longTail ? 1 : m_text.size();
    for (qsizetype at = newest; at > m_tried && stride <= most && !freezeAt(at); ++stride) {
        for (qsizetype i = 0; i < stride && at > m_tried; ++i)
            at = lastLineAfterEmpty(m_text, m_cut, at);
    }
    m_tried = std::max(m_tried, newest);
}

bool GrowingMarkdown::freezeAt(qsizetype at)
{
    const qsizetype end = m_text.indexOf(u'\n', at);
    const QString line = cleanText(m_text.sliced(at, (end < 0 ? m_text.size() : end) - at));
    // What begins it may not be there for a reader, or be half a character. And md4c takes a few
    // backticks for the end of a fence that the item around it has ended.
    if (line.isEmpty() || QStringView(u" \t\n`~\uFFFD").contains(line.front()))
        return false;
    const QString finished = m_text.sliced(m_cut, at - m_cut);
    MarkdownOptions options = m_options;
    options.growing = false;
    const MarkdownPiece piece = parsePiece(finished + probe, options, m_notesTold);
    if (piece.blocks.isEmpty() || !isProbe(piece.blocks.last()))
        return false;
    const qsizetype count = piece.blocks.size() - 1;
    const bool afterList = count > 0 && !piece.blocks.at(count - 1).containers.isEmpty();
    if (afterList && mayBeItem(line, end < 0))
        return false; // of that list
    m_cut = at;
    m_frozen += count;
    m_notesTold += piece.notesTold;
    m_notesMeant += piece.notesMeant;
    m_notesResolved = (m_notesTold + m_notesInTail) & m_notesMeant;
    return true;
}

} // namespace Hiwar
