// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/message/shownblocks.h"

#include "ui/conversation/message/messagenotice.h"
#include "ui/markdown/cleantext.h"
#include "ui/markdown/direction.h"
#include "ui/markdown/messageoptions.h"

namespace Hiwar {

namespace {

Block paragraph(const QString &words)
{
    Block block;
    block.spans = {Span{words, {}, {}}};
    block.side = directionOf(words);
    block.tight = true;
    return block;
}

} // namespace

const Block &ShownBlocks::at(qsizetype index) const
{
    if (index < textBegin())
        return reasoning.at(index);
    if (index < textEnd())
        return text.at(index - textBegin());
    return isAttachment(index) ? attachments.at(index - textEnd())
                               : notice.at(index - noticeBegin());
}

MarkdownOptions reasoningOptions(const ShownMessage &message)
{
    MarkdownOptions options;
    options.lineEnds = LineEnds::Break;
    options.dollarFormulas = message.dollarFormulas;
    options.growing = isThinking(message);
    return options;
}

MarkdownOptions textOptions(const ShownMessage &message)
{
    MarkdownOptions options = messageOptions(message.author, message.ownMarkdown);
    options.dollarFormulas = message.dollarFormulas;
    options.growing = message.author != Role::User && isRunning(message);
    if (message.unfolded.testFlag(Fold::Source))
        options.form = TextForm::Source;
    options.direction = message.direction;
    return options;
}

QString shownReasoning(const ShownMessage &message)
{
    return message.unfolded.testFlag(Fold::Reasoning) ? message.reasoning : QString();
}

Blocks noticeBlocks(const Notice &notice)
{
    Blocks blocks;
    for (const QString &words : notice.words)
        blocks.append(paragraph(words));
    blocks.first().tight = false;
    if (!notice.quoted.isEmpty()) {
        Block quote = paragraph(cleanText(notice.quoted));
        quote.containers = {Container{.kind = Container::Kind::Quote, .startsHere = true}};
        blocks.append(quote);
    }
    for (const QString &code : notice.codes) {
        Block block;
        block.kind = Block::Kind::Code;
        block.code = cleanText(code);
        block.language = QStringLiteral("json");
        blocks.append(block);
    }
    return blocks;
}

int codeNumber(int block, int textBegin)
{
    // The same whether the reasoning is unfolded or not.
    return block < textBegin ? -1 - block : block - textBegin;
}

CodeLook codeLookOf(const ShownMessage &message, int number)
{
    const CodeChoice choice = message.codeChoices.value(number);
    return {.wrapped = choice.wrapped.value_or(message.wrapCode),
            .folded = choice.folded.value_or(!message.seenGrowing),
            .onPaper = false,
            .numbered = message.lineNumbers};
}

ShownBlocks shownBlocks(const ShownMessage &message)
{
    const auto notice = noticeFor(message);
    return {parseMarkdown(shownReasoning(message), reasoningOptions(message)),
            parseMarkdown(message.text, textOptions(message)),
            attachmentBlocks(message.attachments), notice ? noticeBlocks(*notice) : Blocks()};
}

} // namespace Hiwar
