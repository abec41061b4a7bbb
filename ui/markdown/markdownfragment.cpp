// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/markdown/markdownfragment.h"

#include "ui/markdown/blockcollector.h"
#include "ui/markdown/cleantext.h"
#include "ui/markdown/openmarks.h"
#include "ui/markdown/sourceblock.h"
#include "ui/markdown/typedtext.h"

#include <md4c.h>

namespace Hiwar {

namespace {

// Without md4c's permissive links: see bareaddress.h.
constexpr unsigned dialect =
    MD_FLAG_TABLES | MD_FLAG_STRIKETHROUGH | MD_FLAG_TASKLISTS | MD_FLAG_NOHTML;

BlockCollector &collector(void *userData)
{
    return *static_cast<BlockCollector *>(userData);
}

MD_PARSER makeParser()
{
    MD_PARSER parser{};
    parser.flags = dialect;
    parser.enter_block = [](MD_BLOCKTYPE type, void *detail, void *self) {
        collector(self).enterBlock(type, detail);
        return 0;
    };
    parser.leave_block = [](MD_BLOCKTYPE type, void *, void *self) {
        collector(self).leaveBlock(type);
        return 0;
    };
    parser.enter_span = [](MD_SPANTYPE type, void *detail, void *self) {
        collector(self).enterSpan(type, detail);
        return 0;
    };
    parser.leave_span = [](MD_SPANTYPE type, void *, void *self) {
        collector(self).leaveSpan(type);
        return 0;
    };
    parser.text = [](MD_TEXTTYPE type, const MD_CHAR *text, MD_SIZE size, void *self) {
        collector(self).addText(type, text, size);
        return 0;
    };
    return parser;
}

Blocks blocksOf(const MaskedText &mask, const QString &masked, LineEnds lineEnds)
{
    const ReadText source(mask, masked);
    BlockCollector blocks(source, lineEnds);
    const MD_PARSER parser = makeParser();
    md_parse(source.utf8().constData(), MD_SIZE(source.utf8().size()), &parser, &blocks);
    return blocks.take();
}

/// Reads marks that are open at the end as if they were closed.
Blocks growingBlocksOf(const MaskedText &mask, LineEnds lineEnds)
{
    const QString &masked = mask.masked();
    Blocks blocks = blocksOf(mask, masked, lineEnds);
    const bool endsInCode = !blocks.isEmpty() && blocks.last().kind == Block::Kind::Code;
    const QString wanted = endsInCode ? withoutOpenFence(masked) : closeOpenMarks(masked);
    if (wanted == masked)
        return blocks;
    blocks.clear(); // both lists together would take much memory for a long text
    blocks = blocksOf(mask, wanted, lineEnds);
    const bool isHidden = wanted.endsWith(hiddenWord()) && !blocks.isEmpty() &&
                          blocks.last().kind == Block::Kind::Paragraph &&
                          blocks.last().spans.isEmpty();
    if (isHidden)
        blocks.removeLast();
    return blocks;
}

void takeDirection(Blocks &blocks, Qt::LayoutDirection direction)
{
    for (Block &block : blocks) {
        block.side = direction;
        if (block.kind != Block::Kind::Code && block.kind != Block::Kind::Formula)
            block.direction = direction;
    }
}

/// For a text that is not read as Markdown.
Blocks unreadBlocks(const QString &text, const MarkdownOptions &options)
{
    if (options.form == TextForm::Source)
        return text.isEmpty() ? Blocks() : Blocks{sourceBlock(text)};
    Blocks blocks = typedBlocks(text);
    if (options.direction != Qt::LayoutDirectionAuto)
        takeDirection(blocks, options.direction);
    return blocks;
}

} // namespace

MarkdownFragment parseFragment(const QString &text, const MarkdownOptions &options,
                               const QSet<QString> &notesKnown)
{
    if (options.form != TextForm::Markdown) // not divisible into fragments
        return {.blocks = unreadBlocks(text, options),
                .notesTold = {},
                .notesMeant = {},
                .mayDefineLinks = true};
    const QString clean = cleanText(text);
    const MaskedText mask(
        clean, findSourceMarks(clean, {options.dollarFormulas, options.growing, notesKnown}));
    const SourceMarks &found = mask.found();
    Blocks blocks = options.growing ? growingBlocksOf(mask, options.lineEnds)
                                    : blocksOf(mask, mask.masked(), options.lineEnds);
    if (options.direction != Qt::LayoutDirectionAuto)
        takeDirection(blocks, options.direction);
    return {blocks, found.notesTold, found.notesMeant, found.mayDefineLinks};
}

} // namespace Hiwar
