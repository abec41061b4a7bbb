// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/message/messagelinks.h"

#include "ui/block/blocktext.h"

namespace Hiwar {

QList<MessageLink> linksOf(const Block &block, int number)
{
    QList<MessageLink> out;
    if (block.kind == Block::Kind::Code) // code has no links: do not cut it into lines
        return out;
    const BlockText text = blockText(block);
    for (const RunText &run : text.runs) {
        bool adjoins = false; // words of several styles are one link
        int end = -1;
        for (const TextRange &range : run.ranges) {
            const int from = run.start + range.start;
            adjoins = from == end && !out.isEmpty() && out.last().target == range.link;
            end = from + range.length;
            if (range.link.isEmpty())
                continue;
            const QString words = contentText(run.text.mid(range.start, range.length));
            if (adjoins) {
                out.last().words += words;
                out.last().to.offset = end;
            } else {
                out.append({range.link,
                            words,
                            {number, from},
                            {number, end},
                            range.styles.testFlag(SpanStyle::Image)});
            }
        }
    }
    return out;
}

QList<MessageLink> messageLinks(const ShownBlocks &shown)
{
    QList<MessageLink> out;
    for (int i = 0; i < int(shown.size()); ++i)
        out += linksOf(shown.at(i), i);
    return out;
}

std::optional<MessageLink> linkAt(const ShownBlocks &shown, TextPosition position)
{
    if (position.block < 0 || position.block >= shown.size())
        return std::nullopt;
    for (const MessageLink &link : linksOf(shown.at(position.block), position.block)) {
        if (link.from <= position && position <= link.to)
            return link;
    }
    return std::nullopt;
}

} // namespace Hiwar
