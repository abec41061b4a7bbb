// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/markdown/blockcollector.h"

#include "ui/markdown/direction.h"
#include "ui/markdown/entity.h"

#include <QCoreApplication>
#include <QUrl>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

template<typename Detail>
const Detail &as(void *detail)
{
    return *static_cast<const Detail *>(detail);
}

constexpr std::array spanStyles{SpanStyle::Bold, SpanStyle::Italic, SpanStyle::Strike,
                                SpanStyle::Code};

/// Its place in spanStyles; -1 for what is no style of text.
int styleIndex(MD_SPANTYPE type)
{
    if (type == MD_SPAN_STRONG)
        return 0;
    if (type == MD_SPAN_EM)
        return 1;
    if (type == MD_SPAN_DEL)
        return 2;
    return type == MD_SPAN_CODE ? 3 : -1;
}

/// The address if a click on it may leave the program, else nothing.
QString allowedLink(const QString &address)
{
    const QUrl url(address, QUrl::StrictMode);
    const QString scheme = url.scheme().toLower();
    const bool web = (scheme == "http"_L1 || scheme == "https"_L1) && !url.host().isEmpty();
    return url.isValid() && (web || scheme == "mailto"_L1) ? address : QString();
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

BlockCollector::BlockCollector(const DelimiterRows &source, LineEnds lineEnds)
    : m_source(source)
    , m_lineEnds(lineEnds)
{
}

void BlockCollector::enterBlock(MD_BLOCKTYPE type, void *detail)
{
    if (m_inLeaf && type != MD_BLOCK_THEAD && type != MD_BLOCK_TBODY && type != MD_BLOCK_TR &&
        type != MD_BLOCK_TH && type != MD_BLOCK_TD)
        endLeaf(); // the bare text of a tight item ends where a block begins
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
        m_leaf.language = attribute(as<MD_BLOCK_CODE_DETAIL>(detail).lang);
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
        m_spans = nullptr;
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
    m_spans = kind == Block::Kind::Table ? nullptr : &m_leaf.spans;
    for (Container &container : m_containers)
        container.startsHere = false;
}

void BlockCollector::endLeaf()
{
    if (m_leaf.kind == Block::Kind::Code && m_leaf.code.endsWith(u'\n'))
        m_leaf.code.chop(1);
    if (m_leaf.kind == Block::Kind::Table) {
        for (auto &row : m_leaf.table.rows)
            row.resize(m_leaf.table.columns.size());
    }
    m_leaf.side = directionOf(m_leaf);
    m_blocks.append(std::move(m_leaf));
    m_leaf = Block();
    m_inLeaf = false;
    m_spans = nullptr;
}

void BlockCollector::enterCell(MD_ALIGN align)
{
    Table &table = m_leaf.table;
    if (table.rows.size() == 1)
        table.columns.append(columnAlign(align));
    table.rows.last().append(Spans());
    m_spans = &table.rows.last().last();
}

void BlockCollector::enterSpan(MD_SPANTYPE type, void *detail)
{
    if (const int style = styleIndex(type); style >= 0)
        ++m_styleDepth.at(size_t(style));
    else if (type == MD_SPAN_A)
        m_links.append(allowedLink(attribute(as<MD_SPAN_A_DETAIL>(detail).href)));
    else if (type == MD_SPAN_IMG && m_picture.depth++ == 0)
        m_picture = {attribute(as<MD_SPAN_IMG_DETAIL>(detail).src), {}, 1};
}

void BlockCollector::leaveSpan(MD_SPANTYPE type)
{
    if (const int style = styleIndex(type); style >= 0)
        --m_styleDepth.at(size_t(style));
    else if (type == MD_SPAN_A)
        m_links.removeLast();
    else if (type == MD_SPAN_IMG && --m_picture.depth == 0)
        endPicture();
}

void BlockCollector::endPicture()
{
    const QString link = allowedLink(m_picture.source);
    const QString host = QUrl(link).host();
    QString name = m_picture.alternative.simplified();
    if (name.isEmpty())
        name = QCoreApplication::translate("Markdown", "Picture");
    const QString text = host.isEmpty() ? u"[%1]"_s.arg(name) : u"[%1 · %2]"_s.arg(name, host);
    if (m_spans)
        m_spans->append({text, SpanStyle::Image, link});
}

void BlockCollector::addText(MD_TEXTTYPE type, const MD_CHAR *text, MD_SIZE size)
{
    if (!m_inLeaf)
        beginLeaf(Block::Kind::Paragraph); // a tight item's text comes without a paragraph
    switch (type) {
    case MD_TEXT_NULLCHAR:
        return append(QString(QChar(QChar::ReplacementCharacter)));
    case MD_TEXT_BR:
        return append(u"\n"_s);
    case MD_TEXT_SOFTBR:
        return append(m_lineEnds == LineEnds::Break ? u"\n"_s : u" "_s);
    case MD_TEXT_ENTITY:
        return append(decodeEntity(textAt(text, size)));
    case MD_TEXT_NORMAL:
    case MD_TEXT_CODE:
    case MD_TEXT_HTML:
    case MD_TEXT_LATEXMATH:
        return append(textAt(text, size));
    }
}

void BlockCollector::append(const QString &text)
{
    if (m_leaf.kind == Block::Kind::Code) {
        m_leaf.code += text;
        return;
    }
    if (m_picture.depth > 0) {
        m_picture.alternative += text;
        return;
    }
    if (!m_spans)
        return;
    Span span{text, {}, m_links.isEmpty() ? QString() : m_links.last()};
    for (size_t i = 0; i < spanStyles.size(); ++i)
        span.styles.setFlag(spanStyles.at(i), m_styleDepth.at(i) > 0);
    if (!m_spans->isEmpty() && m_spans->last().styles == span.styles &&
        m_spans->last().link == span.link)
        m_spans->last().text += text;
    else
        m_spans->append(span);
}

QString BlockCollector::textAt(const MD_CHAR *text, MD_SIZE size) const
{
    const QByteArray &all = m_source.padded();
    const auto offset = text - all.constData();
    const bool inSource = std::greater_equal<>()(text, all.constData()) &&
                          std::less<>()(text, all.constData() + all.size());
    return QString::fromUtf8(inSource ? m_source.original(offset, size) : QByteArray(text, size));
}

QString BlockCollector::attribute(const MD_ATTRIBUTE &attribute) const
{
    QString out;
    for (int i = 0; attribute.substr_offsets && attribute.substr_offsets[i] < attribute.size; ++i) {
        const MD_OFFSET from = attribute.substr_offsets[i];
        const QString part =
            QString::fromUtf8(attribute.text + from, attribute.substr_offsets[i + 1] - from);
        out += attribute.substr_types[i] == MD_TEXT_ENTITY ? decodeEntity(part) : part;
    }
    return out;
}

} // namespace Hiwar
