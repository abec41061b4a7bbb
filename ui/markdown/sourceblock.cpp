// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/markdown/sourceblock.h"

#include "ui/markdown/cleantext.h"

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

/// Characters that reorder or isolate the following text, and invisible ones.
bool hides(QChar c)
{
    const char16_t code = c.unicode();
    return (code >= 0x202A && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069) ||
           code == 0x200E || code == 0x200F || code == 0x061C || code == 0x200B || code == 0xFEFF ||
           code == 0x00AD;
}

} // namespace

Block sourceBlock(const QString &text)
{
    QString shown;
    for (const QChar c : text) {
        if (hides(c))
            shown += u"⟨U+"_s + QString::number(c.unicode(), 16).toUpper().rightJustified(4, u'0') +
                     u'⟩';
        else
            shown += c;
    }
    Block block;
    block.kind = Block::Kind::Code;
    block.code = cleanText(shown);
    block.language = u"markdown"_s;
    if (block.code.endsWith(u'\n'))
        block.code.chop(1);
    return block;
}

} // namespace Hiwar
