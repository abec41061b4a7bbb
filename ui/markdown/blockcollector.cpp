// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/markdown/blockcollector.h"

#include "ui/markdown/direction.h"
#include "ui/markdown/entity.h"

#include <algorithm>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

/// A list takes up to twice its memory while it grows. There may be thousands of lists with so few;
/// squeezing a longer one would take more memory for a moment than it gives back.
constexpr qsizetype fewSpans = 32;

template<typename Detail>
const Detail &as(void *detail)
{
    return *static_cast<const Detail *>(detail);
}

ColumnAlign columnAlign(MD_ALIGN align)
{
    switch (align) {
    case MD_ALIGN_LEFT:
        return ColumnAlign::Left;
    case MD_ALIGN_CENTER:
        return ColumnAlign::Centre;
    case MD_ALIGN_RIGHT:
        return ColumnAlign::Right;
    case MD_ALIGN_DEFAULT:
        break;
    }
    return ColumnAlign::Natural;
}

bool isBlankOrBreak(QChar c)
{
    return c == u' ' || c == u'\n' || c == u'\t';
}

qsizetype leadingBlanks(const QString &words)
{
    return std::find_if_not(words.begin(), words.end(), isBlankOrBreak) - words.begin();
}

qsizetype trailingBlanks(const QString &words)
{
    return std::find_if_not(words.rbegin(), words.rend(), isBlankOrBreak) - words.rbegin();
}

void trimEnd(Spans &spans)
{
    if (spans.isEmpty())
        return;
    QString &last = spans.last().text;
    last.chop(trailingBlanks(last));
    if (last.isEmpty())
        spans.removeLast();
}

void trim(Spans &spans)
{
    if (!spans.isEmpty() && !spans.first().styles)
        spans.first().text.remove(0, leadingBlanks(spans.first().text));
    if (!spans.isEmpty() && !spans.last().styles)
        trimEnd(spans);
}

Container itemOf(bool ordered, int number, const MD_BLOCK_LI_DETAIL &item)
{
    Container container;
    container.kind = ordered ? Container::Kind::Number : Container::Kind::Bullet;
    container.number = ordered ? number : 0;
    container.startsHere = true;
    if (item.is_task)
        container.task = item.task_mark == ' ' ? TaskMark::Open : TaskMark::Done;
    return container;
}

} // namespace

BlockCollector::BlockCollector(const ReadText &text, LineEnds lineEnds)
    : m_text(text)
    , m_lineEnds(lineEnds)
    , m_words(text)
{
}

void BlockCollector::enterBlock(MD_BLOCKTYPE type, void *detail)
{
    if (m_inLeaf && type != MD_BLOCK_THEAD && type != MD_BLOCK_TBODY && type != MD_BLOCK_TR &&
        type != MD_BLOCK_TH && type != MD_BLOCK_TD)
        endLeaf(); // a block inside a tight item ends the item's bare text
    switch (type) {
    case MD_BLOCK_QUOTE:
        enterGroup();
        enterContainer({Container::Kind::Quote, 0, TaskMark::None, true});
        break;
    case MD_BLOCK_UL:
        enterGroup();
        m_lists.append({false, as<MD_BLOCK_UL_DETAIL>(detail).is_tight != 0, 0});
        break;
    case MD_BLOCK_OL: {
        const auto &list = as<MD_BLOCK_OL_DETAIL>(detail);
        enterGroup();
        m_lists.append({true, list.is_tight != 0, int(list.start)});
        break;
    }
    case MD_BLOCK_LI:
        enterContainer(
            itemOf(m_lists.last().ordered, m_lists.last().next++, as<MD_BLOCK_LI_DETAIL>(detail)));
        m_itemIsEmpty = true;
        break;
    case MD_BLOCK_HR:
        beginLeaf(Block::Kind::Rule);
        break;
    case MD_BLOCK_H:
        beginLeaf(Block::Kind::Heading);
        m_leaf.level = int(as<MD_BLOCK_H_DETAIL>(detail).level);
        break;
    case MD_BLOCK_CODE:
        beginLeaf(Block::Kind::Code);
        m_leaf.language = m_text.attribute(as<MD_BLOCK_CODE_DETAIL>(detail).lang);
        break;
    case MD_BLOCK_P:
        beginLeaf(Block::Kind::Paragraph);
        break;
    case MD_BLOCK_TABLE:
        beginLeaf(Block::Kind::Table);
        break;
    case MD_BLOCK_TR:
        m_leaf.table.rows.append(QList<Spans>());
        break;
    case MD_BLOCK_TH:
    case MD_BLOCK_TD:
        enterCell(as<MD_BLOCK_TD_DETAIL>(detail).align);
        break;
    case MD_BLOCK_DOC:
    case MD_BLOCK_HTML:
    case MD_BLOCK_THEAD:
    case MD_BLOCK_TBODY:
        break;
    }
}

void BlockCollector::leaveBlock(MD_BLOCKTYPE type)
{
    switch (type) {
    case MD_BLOCK_LI:
        if (m_inLeaf)
            endLeaf();
        if (m_itemIsEmpty) {
            beginLeaf(Block::Kind::Paragraph);
            endLeaf();
        }
        leaveContainer();
        break;
    case MD_BLOCK_QUOTE:
        leaveContainer();
        leaveGroup();
        break;
    case MD_BLOCK_UL:
    case MD_BLOCK_OL:
        m_lists.removeLast();
        leaveGroup();
        break;
    case MD_BLOCK_HR:
    case MD_BLOCK_H:
    case MD_BLOCK_CODE:
    case MD_BLOCK_P:
    case MD_BLOCK_TABLE:
        endLeaf();
        break;
    case MD_BLOCK_TH:
    case MD_BLOCK_TD:
        m_words.setTarget(nullptr);
        m_leaf.table.rows.last().last().squeeze();
        break;
    case MD_BLOCK_DOC:
    case MD_BLOCK_HTML:
    case MD_BLOCK_THEAD:
    case MD_BLOCK_TBODY:
    case MD_BLOCK_TR:
        break;
    }
}

void BlockCollector::enterContainer(const Container &container)
{
    if (m_containers.size() >= maxDepth)
        ++m_tooDeep;
    else
        m_containers.append(container);
}

void BlockCollector::leaveContainer()
{
    if (m_tooDeep > 0)
        --m_tooDeep;
    else
        m_containers.removeLast();
}

void BlockCollector::enterGroup()
{
    if (m_groupDepth++ == 0) {
        m_groupStart = m_blocks.size();
        m_looseGap = true;
    }
}

void BlockCollector::leaveGroup()
{
    if (--m_groupDepth > 0)
        return;
    const auto side = directionOf(m_blocks.cbegin() + m_groupStart, m_blocks.cend());
    for (auto it = m_blocks.begin() + m_groupStart; it != m_blocks.end(); ++it)
        it->side = side;
}

void BlockCollector::beginLeaf(Block::Kind kind)
{
    m_leaf = Block();
    m_leaf.kind = kind;
    m_leaf.containers = m_containers;
    m_leaf.tight = !m_looseGap && !m_lists.isEmpty() && m_lists.last().tight;
    m_looseGap = false;
    m_inLeaf = true;
    m_itemIsEmpty = false;
    m_words.setTarget(kind == Block::Kind::Table ? nullptr : &m_leaf.spans);
    for (Container &container : m_containers)
        container.startsHere = false;
}

void BlockCollector::endLeaf()
{
    m_words.setTarget(nullptr);
    if (m_leaf.kind == Block::Kind::Code && m_leaf.code.endsWith(u'\n'))
        m_leaf.code.chop(1);
    if (m_leaf.kind == Block::Kind::Table) {
        for (auto &row : m_leaf.table.rows)
            row.resize(m_leaf.table.columns.size());
    }
    if (m_leaf.kind == Block::Kind::Heading)
        trim(m_leaf.spans); // md4c keeps tabs
    if (m_leaf.spans.size() <= fewSpans)
        m_leaf.spans.squeeze();
    m_leaf.side = directionOf(m_leaf);
    m_blocks.append(std::move(m_leaf));
    m_leaf = Block();
    m_inLeaf = false;
    m_isFull = false;
}

void BlockCollector::enterCell(MD_ALIGN align)
{
    Table &table = m_leaf.table;
    if (table.rows.size() == 1)
        table.columns.append(columnAlign(align));
    table.rows.last().append(Spans());
    m_words.setTarget(&table.rows.last().last());
}

void BlockCollector::addText(MD_TEXTTYPE type, const MD_CHAR *text, MD_SIZE size)
{
    if (!m_inLeaf)
        beginLeaf(Block::Kind::Paragraph); // md4c reports a tight item's text without a paragraph
    switch (type) {
    case MD_TEXT_NULLCHAR:
        return addWords(QString(QChar(QChar::ReplacementCharacter)));
    case MD_TEXT_BR:
        return addWords(u"\n"_s);
    case MD_TEXT_SOFTBR:
        return addWords(m_lineEnds == LineEnds::Break ? u"\n"_s : u" "_s);
    case MD_TEXT_ENTITY:
        return addWords(wordOf(m_text.textAt(text, size)));
    case MD_TEXT_CODE: {
        if (size == 1 && *text == '\n')
            return addWords(u"\n"_s); // half of all texts in a block of code
        QString code = m_text.textAt(text, size);
        if (m_leaf.kind == Block::Kind::Table)
            code.replace("\\|"_L1, "|"_L1); // md4c keeps the escape that a cell's code needs
        return addWords(code);
    }
    case MD_TEXT_NORMAL:
    case MD_TEXT_HTML:
    case MD_TEXT_LATEXMATH:
        break;
    }
    m_text.mask().tell(
        m_text.maskedAt(text, size), [this](const QString &words) { addWords(words); },
        [this](const SourceMark &mark) { addMark(mark); });
}

/// Each entity is decoded once.
QString BlockCollector::wordOf(const QString &entity)
{
    const auto known = m_entities.constFind(entity);
    return known != m_entities.cend()
               ? *known
               : *m_entities.insert(entity, decodeEntity(entity).replace(u'\n', u' '));
}

void BlockCollector::addWords(const QString &words)
{
    if (m_leaf.kind == Block::Kind::Code) {
        m_leaf.code += words;
        return;
    }
    if (m_isFull) {
        const qsizetype blanks = leadingBlanks(words);
        if (blanks == words.size())
            return;
        splitLeaf();
        m_words.append(words.sliced(blanks));
        return;
    }
    m_words.append(words);
}

void BlockCollector::addMark(const SourceMark &mark)
{
    const bool mayStandAlone = isParagraph() && !m_words.isInPicture();
    if (m_isFull)
        splitLeaf();
    switch (mark.kind) {
    case SourceMark::Kind::Formula:
        if (mark.alone && mayStandAlone)
            standAlone(Block::Kind::Formula);
        m_words.append(mark.shown, SpanStyle::Formula);
        break;
    case SourceMark::Kind::OpenFormula:
        if (mark.alone && mayStandAlone)
            standAlone(Block::Kind::Paragraph);
        m_words.append(mark.shown);
        break;
    case SourceMark::Kind::Words:
        m_words.append(mark.shown);
        break;
    case SourceMark::Kind::Address:
        m_words.appendAddress(mark.shown);
        break;
    case SourceMark::Kind::Note:
        m_words.append(mark.shown, SpanStyle::Note);
        break;
    case SourceMark::Kind::NoteText:
        if (mayStandAlone && !m_leaf.spans.isEmpty())
            splitLeaf();
        m_words.append(mark.shown, SpanStyle::Note);
        break;
    }
}

bool BlockCollector::isParagraph() const
{
    return m_leaf.kind == Block::Kind::Paragraph || m_leaf.kind == Block::Kind::Formula;
}

/// Puts what comes next in the paragraph into its own block.
void BlockCollector::standAlone(Block::Kind kind)
{
    if (!m_leaf.spans.isEmpty())
        splitLeaf();
    m_leaf.kind = kind;
    m_isFull = true;
}

void BlockCollector::splitLeaf()
{
    trimEnd(m_leaf.spans);
    endLeaf();
    beginLeaf(Block::Kind::Paragraph);
}

} // namespace Hiwar
