// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/markdown/markdown.h"

#include "ui/markdown/blockcollector.h"
#include "ui/markdown/cleantext.h"
#include "ui/markdown/delimiterrows.h"

#include <md4c.h>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr unsigned dialect = MD_FLAG_TABLES | MD_FLAG_STRIKETHROUGH | MD_FLAG_TASKLISTS |
                             MD_FLAG_PERMISSIVEAUTOLINKS | MD_FLAG_NOHTML;

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

QString textOf(const Spans &spans)
{
    QString out;
    for (const Span &span : spans)
        out += span.text;
    return out;
}

QString textOf(const Block &block)
{
    switch (block.kind) {
    case Block::Kind::Paragraph:
    case Block::Kind::Formula:
    case Block::Kind::Heading:
        return textOf(block.spans);
    case Block::Kind::Code:
        return block.code;
    case Block::Kind::Rule:
        return u"———"_s;
    case Block::Kind::Table:
        break;
    }
    QStringList rows;
    for (const auto &row : block.table.rows) {
        QStringList cells;
        for (const Spans &cell : row)
            cells << textOf(cell);
        rows << cells.join(u'\t');
    }
    return rows.join(u'\n');
}

} // namespace

Blocks parseMarkdown(const QString &text, LineEnds lineEnds)
{
    const DelimiterRows source(cleanText(text).toUtf8());
    BlockCollector blocks(source, lineEnds);
    const MD_PARSER parser = makeParser();
    md_parse(source.padded().constData(), MD_SIZE(source.padded().size()), &parser, &blocks);
    return blocks.take();
}

QString markText(const Container &container)
{
    const QString task = container.task == TaskMark::None   ? QString()
                         : container.task == TaskMark::Done ? u"[x] "_s
                                                            : u"[ ] "_s;
    switch (container.kind) {
    case Container::Kind::Quote:
        return {};
    case Container::Kind::Bullet:
        return u"- "_s + task;
    case Container::Kind::Number:
        return QString::number(container.number) + u". "_s + task;
    }
    return {};
}

QString plainText(const Blocks &blocks)
{
    QString out;
    for (const Block &block : blocks) {
        if (!out.isEmpty())
            out += block.tight ? u"\n"_s : u"\n\n"_s;
        QString first;
        QString rest;
        for (const Container &container : block.containers) {
            if (container.kind == Container::Kind::Quote)
                continue;
            first += container.startsHere ? markText(container) : u"  "_s;
            rest += u"  "_s;
        }
        QString body = textOf(block);
        if (!rest.isEmpty())
            body.replace(u'\n', u'\n' + rest);
        out += first + body;
    }
    return out;
}

} // namespace Hiwar
