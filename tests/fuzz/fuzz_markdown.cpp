// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Any bytes as a reply: the result is bounded and contains nothing that hides or reorders, and a
// reply that arrives in pieces gives the same as a whole one, while it grows and when it has ended.
// As a message of the user, every character is kept.
#include "tests/fuzz/demand.h"
#include "ui/markdown/cleantext.h"
#include "ui/markdown/growingmarkdown.h"
#include "ui/markdown/messageoptions.h"
#include "ui/markdown/tohtml.h"
#include "ui/markdown/typedtext.h"

#include <QGuiApplication>

using namespace Hiwar;

namespace {

constexpr qsizetype deepest = 12;

void demandShown(const QString &text)
{
    demand(text.isValidUtf16(), "what is shown is valid UTF-16");
    for (const QChar c : text) {
        const char16_t code = c.unicode();
        demand(code == u'\n' || code == u'\t' || (code >= 0x20 && (code < 0x7f || code >= 0xa0)),
               "no control characters");
        demand((code < 0x202a || code > 0x202e) && (code < 0x2066 || code > 0x2069),
               "no bidi overrides or isolates");
        demand(code < 0xfdd0 || code > 0xfdef, "nothing that stands for something else");
    }
}

void demandShown(const Spans &spans)
{
    for (const Span &span : spans) {
        demandShown(span.text);
        demandShown(span.link);
    }
}

void demandGood(const Blocks &blocks, qsizetype size)
{
    qsizetype shown = 0;
    for (const Block &block : blocks) {
        demand(block.containers.size() <= deepest, "depth is bounded");
        demandShown(block.spans);
        demandShown(block.code);
        demandShown(block.language);
        for (const auto &row : block.table.rows) {
            demand(row.size() == block.table.columns.size(), "rows are as long as the heading");
            for (const Spans &cell : row)
                demandShown(cell);
        }
        shown += 1 + block.table.rows.size() * block.table.columns.size();
    }
    demand(shown <= 200 + size * 130, "there is not much more than was read");
}

/// Every character of a message that the user typed is shown.
void demandTyped(const QString &text)
{
    const Blocks blocks = parseMarkdown(text, messageOptions(Role::User, false));
    demandGood(blocks, text.size());
    demandShown(toHtml(blocks));
    bool hasCode = false;
    for (const Block &block : blocks) {
        if (block.kind == Block::Kind::Code) {
            hasCode = true;
            continue;
        }
        QString laidOut;
        for (const TypedLines &lines : typedLines(block)) {
            laidOut += u'\n';
            for (const Span &span : lines.spans)
                laidOut += span.text;
        }
        demand(laidOut == u'\n' + plainText({block}), "what is laid out is what was typed");
    }
    demand(hasCode || plainText(blocks) == cleanText(text), "what was typed stays as it is");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    static int argc = 1;
    static char name[] = "fuzz_markdown";
    static char *argv[] = {name, nullptr};
    static const bool offscreen = qputenv("QT_QPA_PLATFORM", "offscreen");
    static const QGuiApplication app(argc, argv); // for Qt's HTML reader, which decodes entities
    demand(offscreen, "the environment can be set");

    FuzzInput input(data, size);
    const unsigned char choice = input.choice();
    const unsigned seed = input.choice();
    const MarkdownOptions ended{(choice & 1U) != 0 ? LineEnds::Break : LineEnds::Space,
                                (choice & 2U) == 0, false};
    MarkdownOptions running = ended;
    running.growing = true;
    const QString whole = QString::fromUtf8(input.rest());
    const Blocks blocks = parseMarkdown(whole, ended);
    demandGood(blocks, whole.size());
    demandShown(plainText(blocks));
    demandGood(parseMarkdown(toMarkdown(blocks), ended), 4 * whole.size() + 100);
    demandShown(toHtml(blocks));

    demandTyped(whole);

    GrowingMarkdown growing;
    qsizetype cut = 0;
    unsigned random = seed;
    while (cut < whole.size()) {
        random = random * 1103515245U + 12345U;
        cut = std::min<qsizetype>(cut + 1 + (random >> 16) % (1 + whole.size() / 4), whole.size());
        const QString part = whole.first(cut);
        growing.read(part, running);
        demand(growing.blocks() == parseMarkdown(part, running),
               "a growing reply reads as a whole one");
    }
    growing.read(whole, ended);
    demand(growing.blocks() == blocks, "a reply that ended reads as a whole one");
    return 0;
}
