// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/selection/cutblocks.h"

#include "ui/block/blocktext.h"

#include <algorithm>
#include <optional>

namespace Hiwar {

namespace {

struct Cut
{
    int from = 0;
    int to = 0;
};

Spans cutSpans(const RunText &run, Cut cut)
{
    Spans out;
    const auto take = [&](int from, int to, SpanStyles styles, const QString &link) {
        const bool whole = styles.testFlag(SpanStyle::Formula); // never a part of a formula
        const int begin = std::max(from, cut.from);
        const int end = std::min(to, cut.to);
        if (begin >= end)
            return;
        const QString text =
            contentText(whole ? run.text.mid(from, to - from) : run.text.mid(begin, end - begin));
        if (!text.isEmpty())
            out.append({text, styles, link});
    };
    int at = 0;
    for (const TextRange &range : run.ranges) {
        take(at, range.start, {}, {});
        at = range.start + range.length;
        take(range.start, at, range.styles, range.link);
    }
    take(at, int(run.text.size()), {}, {});
    return out;
}

Block paragraphOf(const Block &block, const Spans &spans)
{
    Block paragraph;
    paragraph.containers = block.containers;
    paragraph.side = block.side;
    paragraph.tight = block.tight;
    paragraph.spans = spans;
    return paragraph;
}

bool isLineEnd(const QString &text, int at)
{
    return at == text.size() || text.at(at) == u'\n' || text.at(at) == QChar::LineSeparator;
}

Block cutCode(const Block &block, const QString &whole, Cut cut)
{
    const QString code = contentText(whole.mid(cut.from, cut.to - cut.from));
    const bool lines =
        (cut.from == 0 || isLineEnd(whole, cut.from - 1)) && isLineEnd(whole, cut.to);
    if (!lines && !code.contains(u'\n'))
        return paragraphOf(block, {Span{code, SpanStyle::Code, {}}});
    Block out = block;
    out.code = code;
    if (!lines)
        out.language.clear(); // a part of a line is not text of that language
    return out;
}

Block cutTyped(const Block &block, const BlockText &text, Cut cut)
{
    Block out = block;
    out.spans.clear();
    for (const RunText &run : text.runs) {
        const int size = int(run.text.size());
        if (run.start > cut.from && run.start <= cut.to) // add the line end before this run
            out.spans.append({QStringLiteral("\n"), {}, {}});
        out.spans += cutSpans(run, {std::clamp(cut.from - run.start, 0, size),
                                    std::clamp(cut.to - run.start, 0, size)});
    }
    return out;
}

/// The rows in the cut; if the header is not among them, it is left empty.
std::optional<Block> cutTable(const Block &block, const BlockText &text, Cut cut)
{
    const auto columns = block.table.columns.size();
    QList<Spans> cells;
    qsizetype first = -1;
    qsizetype last = -1;
    for (const RunText &run : text.runs) {
        const int size = int(run.text.size());
        const Cut inside{std::clamp(cut.from - run.start, 0, size),
                         std::clamp(cut.to - run.start, 0, size)};
        const bool around = cut.from < run.start && run.start + size < cut.to;
        if (inside.from < inside.to || around) {
            last = cells.size();
            first = first < 0 ? last : first;
        }
        cells.append(cutSpans(run, inside));
    }
    if (first < 0)
        return std::nullopt;
    if (first == last)
        return paragraphOf(block, cells.at(first));
    Block out = block;
    out.table.rows.clear();
    if (first >= columns)
        out.table.rows.append(QList<Spans>(columns));
    for (qsizetype row = first / columns; row <= last / columns; ++row)
        out.table.rows.append(cells.mid(row * columns, columns));
    return out;
}

std::optional<Block> cutBlock(const Block &block, const BlockText &text, Cut cut)
{
    const int size = int(text.whole.size());
    if (cut.from <= 0 && cut.to >= size)
        return block;
    if (cut.from >= cut.to)
        return std::nullopt;
    switch (block.kind) {
    case Block::Kind::Paragraph:
    case Block::Kind::Heading:
        return paragraphOf(block, cutSpans(text.runs.first(), cut));
    case Block::Kind::Code:
        return cutCode(block, text.whole, cut);
    case Block::Kind::Table:
        return cutTable(block, text, cut);
    case Block::Kind::Typed:
        return cutTyped(block, text, cut);
    case Block::Kind::Formula:
    case Block::Kind::Rule:
        break;
    }
    return block;
}

/// How many quotes and items contain all of the blocks; one that begins at a later block does not.
qsizetype sharedContainers(const Blocks &blocks)
{
    qsizetype shared = blocks.first().containers.size();
    for (auto block = blocks.begin() + 1; block != blocks.end(); ++block) {
        qsizetype depth = 0;
        while (depth < std::min(shared, block->containers.size()) &&
               !block->containers.at(depth).startsHere)
            ++depth;
        shared = depth;
    }
    return shared;
}

/// A cut that begins inside a block loses the quotes and items that contain all of its blocks.
void openContainers(Blocks &blocks, bool beginsInside)
{
    if (beginsInside) {
        const qsizetype shared = sharedContainers(blocks);
        for (Block &block : blocks)
            block.containers.remove(0, shared);
    }
    for (Container &container : blocks.first().containers)
        container.startsHere = true;
    blocks.first().tight = false;
}

} // namespace

Blocks cutBlocks(const ShownBlocks &shown, TextPosition from, TextPosition to)
{
    Blocks out;
    bool beginsInside = false;
    const int last = std::min(to.block, int(shown.size()) - 1);
    for (int i = std::max(from.block, 0); i <= last; ++i) {
        const BlockText text = blockText(shown.at(i));
        const int size = int(text.whole.size());
        const Cut cut{i == from.block ? std::min(from.offset, size) : 0,
                      i == to.block ? std::min(to.offset, size) : size};
        const bool nothing = from.block != to.block && size > 0 && cut.from == cut.to;
        const bool isMark = shown.isAttachment(i) && cut.from < cut.to;
        const auto part = nothing  ? std::nullopt
                          : isMark ? attachmentMark(shown.at(i))
                                   : cutBlock(shown.at(i), text, cut);
        const bool isEmpty = part && part->kind == Block::Kind::Paragraph && part->spans.isEmpty();
        if (!part || isEmpty)
            continue;
        if (out.isEmpty())
            beginsInside = cut.from > 0 || (from.block == to.block && cut.to < size);
        out.append(*part);
    }
    if (!out.isEmpty())
        openContainers(out, beginsInside);
    return out;
}

} // namespace Hiwar
