// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A message as blocks, in the order of its bubble: the reasoning (only while it is unfolded), the
// text, the attachments, the notice. Layout, selection, copying and reading aloud count the same
// blocks. Pure; GUI thread (translations).
#pragma once

#include "ui/conversation/message/shownmessage.h"
#include "ui/markdown/markdown.h"

namespace Hiwar {

struct Notice;

struct ShownBlocks
{
    Blocks reasoning;
    Blocks text;
    Blocks attachments;
    Blocks notice;

    [[nodiscard]] qsizetype size() const { return noticeBegin() + notice.size(); }
    [[nodiscard]] const Block &at(qsizetype index) const;
    [[nodiscard]] qsizetype textBegin() const { return reasoning.size(); }
    [[nodiscard]] qsizetype textEnd() const { return reasoning.size() + text.size(); }
    [[nodiscard]] qsizetype noticeBegin() const { return textEnd() + attachments.size(); }
    [[nodiscard]] bool isAttachment(qsizetype index) const
    {
        return index >= textEnd() && index < noticeBegin();
    }
};

[[nodiscard]] ShownBlocks shownBlocks(const ShownMessage &message);
/// A block's number in CodeChoices; `textBegin` blocks of reasoning are before the text.
[[nodiscard]] int codeNumber(int block, int textBegin);
/// The look of the message's code block that has this number.
[[nodiscard]] CodeLook codeLookOf(const ShownMessage &message, int number);

/// How to parse its reasoning and its text; marked as growing while they may still grow.
[[nodiscard]] MarkdownOptions reasoningOptions(const ShownMessage &message);
[[nodiscard]] MarkdownOptions textOptions(const ShownMessage &message);
/// Empty while it is folded.
[[nodiscard]] QString shownReasoning(const ShownMessage &message);
[[nodiscard]] Blocks noticeBlocks(const Notice &notice);

} // namespace Hiwar
