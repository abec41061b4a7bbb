// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/messagelinks.h"

namespace Hiwar {

namespace {

void appendLinks(QList<MessageLink> &out, const BlockText &text, int block)
{
    for (const PieceText &piece : text.pieces) {
        bool adjoins = false; // words of several looks are one link
        int end = -1;
        for (const TextRange &range : piece.ranges) {
            const int from = piece.start + range.start;
            adjoins = from == end && !out.isEmpty() && out.last().target == range.link;
            end = from + range.length;
            if (range.link.isEmpty())
                continue;
            const QString words = contentText(piece.text.mid(range.start, range.length));
            if (adjoins) {
                out.last().words += words;
                out.last().to.offset = end;
            } else {
                out.append({range.link,
                            words,
                            {block, from},
                            {block, end},
                            range.styles.testFlag(SpanStyle::Image)});
            }
        }
    }
}

} // namespace

QList<MessageLink> messageLinks(const ShownBlocks &shown)
{
    QList<MessageLink> out;
    for (int i = 0; i < int(shown.size()); ++i)
        appendLinks(out, blockText(shown.at(i)), i);
    return out;
}

std::optional<MessageLink> linkAt(const ShownBlocks &shown, TextPlace place)
{
    if (place.block < 0 || place.block >= shown.size())
        return std::nullopt;
    QList<MessageLink> links;
    appendLinks(links, blockText(shown.at(place.block)), place.block);
    for (const MessageLink &link : links) {
        if (link.from <= place && place <= link.to)
            return link;
    }
    return std::nullopt;
}

} // namespace Hiwar
