// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/markdown/markdownlimit.h"

#include "ui/markdown/cleantext.h"
#include "ui/markdown/linescan.h"

#include <algorithm>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

/// Every line that could begin a block does, but for those within a fence.
qsizetype costOf(LineScan::Line role, QStringView words)
{
    const bool isFence = words.startsWith(u"```") || words.startsWith(u"~~~");
    if (role == LineScan::Line::Blank || (role == LineScan::Line::Code && !isFence))
        return 0;
    return 1 + words.count(u'|');
}

} // namespace

qsizetype markdownEnd(QStringView text)
{
    // A text without so many of these signs is not looked at more closely.
    const auto mayCost = [](QChar c) { return c == u'\n' || c == u'|'; };
    if (std::count_if(text.begin(), text.end(), mayCost) < mostMarkdown)
        return text.size();
    LineScan scan;
    qsizetype cost = 0;
    for (qsizetype start = 0; start < text.size();) {
        const LinePrefix line = readPrefix(text, start);
        const auto role = scan.read(text, line);
        cost += costOf(role, text.sliced(line.content, line.end - line.content));
        if (cost > mostMarkdown)
            return start;
        start = line.end + 1;
    }
    return text.size();
}

Block unreadBlock(QStringView rest)
{
    Block block;
    block.kind = Block::Kind::Code;
    block.language = u"markdown"_s;
    block.code = cleanText(rest.toString());
    if (block.code.endsWith(u'\n'))
        block.code.chop(1);
    return block;
}

} // namespace Hiwar
