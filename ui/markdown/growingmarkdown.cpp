// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/markdown/growingmarkdown.h"

#include "ui/markdown/blockhash.h"
#include "ui/markdown/cleantext.h"
#include "ui/markdown/linescan.h"
#include "ui/markdown/markdownfragment.h"

#include <algorithm>
#include <utility>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

/// Above this length, freezing is tried less: each try reads the open end once more.
constexpr qsizetype longTail = 32768;
/// Code up to this length is not frozen; longer code is frozen by lines.
constexpr qsizetype longCode = 256;
constexpr QLatin1StringView probe("\\(x\\)"); // plain text in code, a formula everywhere else

bool isLineBlank(QChar c)
{
    return c == u' ' || c == u'\t' || c == u'\r';
}

/// The last position in [from, to) where a line begins with a word and the previous line is empty;
/// -1: there is none.
qsizetype lastLineAfterEmpty(const QString &text, qsizetype from, qsizetype to)
{
    for (qsizetype at = to; at >= from + 2;) {
        const qsizetype newline = text.lastIndexOf(u'\n', at - 2);
        if (newline < from)
            break;
        at = newline + 1;
        qsizetype before = newline - 1;
        while (before >= from && isLineBlank(text.at(before)))
            --before;
        const bool afterEmpty = before >= from && text.at(before) == u'\n';
        if (afterEmpty && !isLineBlank(text.at(at)) && text.at(at) != u'\n')
            return at;
    }
    return -1;
}

/// If `mayGoOn`, digits such as "1" may still become a list item.
bool mayBeItem(const QString &text, bool mayGoOn)
{
    const LinePrefix line = readPrefix(text, 0);
    const QStringView words = QStringView(text).sliced(line.content, line.end - line.content);
    return line.isItem || (mayGoOn && std::all_of(words.begin(), words.end(),
                                                  [](QChar c) { return c.isDigit(); }));
}

/// The start of the line that opened the code with this many lines before `at`; -1: no fence.
qsizetype fenceOf(QStringView text, qsizetype at, qsizetype lines)
{
    qsizetype start = at;
    for (qsizetype line = 0; line <= lines && start >= 0; ++line)
        start = start == 0 ? -1 : text.first(start - 1).lastIndexOf(u'\n') + 1;
    if (start < 0 || text.sliced(start, at - start).contains(u'\r'))
        return -1;
    const LinePrefix line = readPrefix(text, start);
    const QStringView words = text.sliced(line.content, line.end - line.content);
    return words.startsWith(u"```") || words.startsWith(u"~~~") ? start : -1;
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
    const bool sameOptions = options == before;
    if (!sameOptions || !text.startsWith(QStringView(m_text).first(m_cut)))
        startAnew();
    const qsizetype end =
        options.form == TextForm::Markdown ? m_limit.end(text, m_cut) : text.size();
    const bool wasCut = std::exchange(m_isCut, end < text.size());
    const Block oldRest = wasCut ? m_blocks.takeLast() : Block();
    const qsizetype oldCount = m_blocks.size();
    if (wasCut && m_isCut && sameOptions && m_text == QStringView(text).first(end))
        m_unchanged = m_blocks.size(); // only the rest has changed
    else
        readUpTo(end, text, options);
    if (!m_isCut)
        return;
    const Block rest = unreadBlock(QStringView(text).sliced(end));
    const bool isSame = m_unchanged == oldCount && m_blocks.size() == oldCount && rest == oldRest;
    m_blocks.append(isSame ? oldRest : rest);
    m_unchanged += isSame ? 1 : 0;
}

void GrowingMarkdown::readUpTo(qsizetype end, const QString &text, const MarkdownOptions &options)
{
    m_options = options;
    m_text = end == text.size() ? text : text.first(end);
    m_options.growing = options.growing && end == text.size();
    if (m_cut > end || (!m_fence.isEmpty() && m_text.indexOf(u'\n', m_cut) < 0))
        startAnew(); // the text became shorter; in a fence the open end contains a line
    if (!readTail()) {
        startAnew();
        readTail();
    }
    if (m_mayFreeze && m_options.growing && endsInCode())
        freezeCode();
    if (m_mayFreeze && mayFreezeSoon())
        freeze();
}

/// A finished text is read once, and in an open fence no place is possible.
bool GrowingMarkdown::mayFreezeSoon() const
{
    const bool isLong = m_text.size() - m_cut > longTail;
    return !isLong || (m_options.growing && !endsInCode());
}

bool GrowingMarkdown::endsInCode() const
{
    return !m_blocks.isEmpty() && m_blocks.last().kind == Block::Kind::Code;
}

void GrowingMarkdown::startAnew()
{
    m_cut = m_frozen = m_tried = m_frozenCode = m_nextTry = 0;
    m_fence.clear();
    m_notesTold.clear();
    m_notesMeant.clear();
    m_notesResolved.clear();
    m_mayFreeze = true;
}

QString GrowingMarkdown::tail(qsizetype from, qsizetype to) const
{
    return m_fence.isEmpty() && from == 0 && to == m_text.size()
               ? m_text
               : m_fence + m_text.sliced(from, to - from);
}

/// Returns false if the open end changes the frozen part. Of the old end only what tells whether a
/// block has changed is kept meanwhile: both at once would take twice the memory.
bool GrowingMarkdown::readTail()
{
    const std::vector<KnownBlock> before = known();
    m_blocks.resize(m_frozen);
    MarkdownFragment tail = parseFragment(this->tail(m_cut, m_text.size()), m_options, m_notesTold);
    const auto resolved = (m_notesTold + tail.notesTold) & m_notesMeant;
    if (m_cut > 0 && (tail.mayDefineLinks || resolved != m_notesResolved))
        return false;
    m_mayFreeze = !tail.mayDefineLinks;
    if (!m_fence.isEmpty()) {
        QString code = before.front().code.first(m_frozenCode);
        code += tail.blocks.first().code;
        tail.blocks.first().code = std::move(code);
    }
    m_unchanged = m_frozen + shareEqual(tail.blocks, before);
    if (m_frozen == 0)
        m_blocks = std::move(tail.blocks);
    else
        m_blocks += tail.blocks;
    m_notesInTail = tail.notesTold;
    return true;
}

/// The blocks of the open end.
std::vector<GrowingMarkdown::KnownBlock> GrowingMarkdown::known() const
{
    std::vector<KnownBlock> known;
    known.reserve(size_t(m_blocks.size() - m_frozen));
    for (qsizetype i = m_frozen; i < m_blocks.size(); ++i)
        known.push_back({hashOf(m_blocks.at(i)), m_blocks.at(i).code});
    return known;
}

/// Returns how many blocks at the beginning are as before. Their code shares the memory of the last
/// time, which the layouts use, too.
qsizetype GrowingMarkdown::shareEqual(Blocks &tail, const std::vector<KnownBlock> &before)
{
    const qsizetype count = std::min(tail.size(), qsizetype(before.size()));
    qsizetype same = 0;
    for (; same < count && hashOf(std::as_const(tail).at(same)) == before[size_t(same)].hash;
         ++same) {
        if (!before[size_t(same)].code.isEmpty())
            tail[same].code = before[size_t(same)].code;
    }
    return same;
}

/// Freezes at the last possible place. None is inside a fence or list; each place is tried once.
void GrowingMarkdown::freeze()
{
    const qsizetype newest = lastLineAfterEmpty(m_text, m_cut, m_text.size());
    // If the newest place is not possible, it looks back in growing steps.
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
    // The first character may be invisible to the reader or be half a character. And md4c takes a
    // few backticks for the end of a fence that the item around it has already ended.
    if (line.isEmpty() || QStringView(u" \t\n`~\uFFFD").contains(line.front()))
        return false;
    MarkdownOptions options = m_options;
    options.growing = false;
    const MarkdownFragment fragment = parseFragment(tail(m_cut, at) + probe, options, m_notesTold);
    if (fragment.blocks.isEmpty() || !isProbe(fragment.blocks.last()))
        return false;
    const qsizetype count = fragment.blocks.size() - 1;
    const bool afterList = count > 0 && !fragment.blocks.at(count - 1).containers.isEmpty();
    if (afterList && mayBeItem(line, end < 0))
        return false; // it belongs to that list
    m_cut = at;
    m_frozen += count;
    m_fence.clear();
    m_frozenCode = 0;
    keepNotes(fragment);
    return true;
}

/// Leaves out the last lines: they may turn out not to be code.
void GrowingMarkdown::freezeCode()
{
    if (m_text.size() - m_cut <= longCode || m_text.size() < m_nextTry)
        return;
    const qsizetype last = m_text.lastIndexOf(u'\n') + 1;
    const qsizetype at = last < 2 ? 0 : m_text.lastIndexOf(u'\n', last - 2) + 1;
    if (at <= m_cut || !freezeCodeAt(at))
        m_nextTry = m_text.size() + (m_text.size() - m_cut); // tries each length a few times only
}

bool GrowingMarkdown::freezeCodeAt(qsizetype at)
{
    MarkdownOptions options = m_options;
    options.growing = false;
    const MarkdownFragment fragment = parseFragment(tail(m_cut, at) + probe, options, m_notesTold);
    if (fragment.blocks.isEmpty())
        return false;
    const Block &code = fragment.blocks.last();
    if (code.kind != Block::Kind::Code || !code.containers.isEmpty() || !code.code.endsWith(probe))
        return false;
    const bool goesOn = !m_fence.isEmpty() && fragment.blocks.size() == 1;
    if (!goesOn) {
        const qsizetype fence = fenceOf(m_text, at, code.code.count(u'\n'));
        if (fence < m_cut)
            return false;
        const auto alone = parseFragment(m_text.sliced(fence, at - fence) + probe, options).blocks;
        if (alone.size() != 1 || alone.first().code != code.code)
            return false;
        m_fence = m_text.sliced(fence, m_text.indexOf(u'\n', fence) + 1 - fence);
        m_frozenCode = 0;
    }
    m_cut = at;
    m_frozen += fragment.blocks.size() - 1;
    m_frozenCode += code.code.size() - probe.size();
    keepNotes(fragment);
    return true;
}

void GrowingMarkdown::keepNotes(const MarkdownFragment &frozen)
{
    m_notesTold += frozen.notesTold;
    m_notesMeant += frozen.notesMeant;
    m_notesResolved = (m_notesTold + m_notesInTail) & m_notesMeant;
}

} // namespace Hiwar
