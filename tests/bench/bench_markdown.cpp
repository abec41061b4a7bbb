// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How fast Markdown becomes blocks: md4c alone, cmark-gfm for comparison if installed, and
// parseMarkdown() with md4c; the cost of one token in a long reply; and whether the time for a
// hostile text grows faster than its length. Not a test, because a shared machine has no fixed
// speed; compare rows of the same run.
#include "tests/ui/hostilemarkdown.h"
#include "ui/markdown/growingmarkdown.h"

#include <QGuiApplication>

#include <md4c.h>

#ifdef HIWAR_CMARK
#include <cmark-gfm-core-extensions.h>
#endif

#include <cstdio>
#include <ctime>

using namespace Hiwar;

namespace {

constexpr double leastSeconds = 0.03;
constexpr qsizetype kilobyte = 1024;

/// Processor seconds, because others may be using it, too. The best of a few rounds.
template<typename Work>
double secondsOf(Work work)
{
    double best = 1e9;
    double total = 0;
    for (int round = 0; round < 3 || total < leastSeconds; ++round) {
        const std::clock_t start = std::clock();
        work();
        const double seconds = double(std::clock() - start) / CLOCKS_PER_SEC;
        best = std::min(best, seconds);
        total += seconds;
        if (total > 5)
            break;
    }
    return std::max(best, 1e-7);
}

void readByMd4c(const QByteArray &text)
{
    MD_PARSER parser{};
    parser.flags = MD_FLAG_TABLES | MD_FLAG_STRIKETHROUGH | MD_FLAG_TASKLISTS |
                   MD_FLAG_PERMISSIVEAUTOLINKS | MD_FLAG_NOHTML;
    parser.enter_block = parser.leave_block = [](MD_BLOCKTYPE, void *, void *) { return 0; };
    parser.enter_span = parser.leave_span = [](MD_SPANTYPE, void *, void *) { return 0; };
    parser.text = [](MD_TEXTTYPE, const MD_CHAR *, MD_SIZE, void *) { return 0; };
    md_parse(text.constData(), MD_SIZE(text.size()), &parser, nullptr);
}

#ifdef HIWAR_CMARK
void readByCmark(const QByteArray &text)
{
    cmark_parser *parser = cmark_parser_new(CMARK_OPT_DEFAULT);
    for (const char *name : {"table", "strikethrough", "autolink", "tasklist"})
        cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension(name));
    cmark_parser_feed(parser, text.constData(), size_t(text.size()));
    cmark_node_free(cmark_parser_finish(parser));
    cmark_parser_free(parser);
}
#else
void readByCmark(const QByteArray &)
{
}
#endif

/// A reply like those that models write, of about `size` bytes.
QString reply(qsizetype size)
{
    const QString section =
        u"## A heading\n\nA paragraph with *some* **emphasis**, `code`, a [link](https://x.org/y) "
        u"and "
        "enough words to fill three lines of a window, as most of them have, and a formula "
        "$x^2$.\n\n"
        "- one item\n- another, with **words**\n  - and one below\n\n1. first\n2. second\n\n"
        "```cpp\nint main()\n{\n    return 0;\n}\n```\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n| 3 | 4 "
        "|\n\n"
        "> Somebody said so.\n\nفقرة عربية فيها `code` ورقم 42.\n\n"_s;
    return section.repeated(size / section.toUtf8().size() + 1);
}

void printSpeeds()
{
    std::printf("%-10s %14s %14s %14s\n", "MB/s", "md4c", "cmark-gfm", "parseMarkdown");
    for (const qsizetype size : {8 * kilobyte, 32 * kilobyte, 128 * kilobyte}) {
        const QString text = reply(size);
        const QByteArray utf8 = text.toUtf8();
        const double megabytes = double(utf8.size()) / 1e6;
        std::printf("%-10s %14.1f %14.1f %14.1f\n", qPrintable(u"%1 KB"_s.arg(size / kilobyte)),
                    megabytes / secondsOf([&] { readByMd4c(utf8); }),
                    megabytes / secondsOf([&] { readByCmark(utf8); }),
                    megabytes / secondsOf([&] { return parseMarkdown(text); }));
    }
}

/// Microseconds per token of five characters in a reply of `size`, averaged over one section.
double tokenCost(qsizetype size)
{
    constexpr int tokens = 160;
    const QString start = reply(size);
    const QString more = reply(1).first(5 * tokens);
    double best = 1e9;
    for (int round = 0; round < 5; ++round) {
        GrowingMarkdown growing;
        growing.read(start, {.growing = true});
        QString text = start;
        double seconds = 0;
        for (int i = 0; i < tokens; ++i) {
            text += QStringView(more).sliced(5 * i, 5);
            const std::clock_t begun = std::clock();
            growing.read(text, {.growing = true});
            seconds += double(std::clock() - begun) / CLOCKS_PER_SEC;
        }
        best = std::min(best, seconds);
    }
    return best / tokens * 1e6;
}

void printTokens()
{
    const double few = tokenCost(8 * kilobyte);
    const double many = tokenCost(128 * kilobyte);
    std::printf("\na token, GrowingMarkdown: %.1f µs at 8 KB, %.1f µs at 128 KB, ratio %.2f\n", few,
                many, many / few);
}

template<typename Read>
double ratioOf(const QString &small, const QString &big, double *nanoseconds, Read read)
{
    const double few = secondsOf([&] { read(small); }) / double(small.size());
    const double many = secondsOf([&] { read(big); }) / double(big.size());
    *nanoseconds = many * 1e9;
    return many / few;
}

void printHostile()
{
    std::printf("\nns a character at 1 MB, and how often that of 10 KB\n%-32s %18s "
                "%18s %18s\n",
                "", "md4c", "cmark-gfm, 100 KB", "parseMarkdown");
    const auto small = hostileTexts(10 * kilobyte);
    const auto middle = hostileTexts(100 * kilobyte);
    const auto big = hostileTexts(1024 * kilobyte);
    for (qsizetype i = 0; i < big.size(); ++i) {
        double md4c = 0;
        double cmark = 0;
        double ours = 0;
        const auto plain = [](const QString &text) { readByMd4c(text.toUtf8()); };
        const auto other = [](const QString &text) { readByCmark(text.toUtf8()); };
        const auto whole = [](const QString &text) { return parseMarkdown(text); };
        const double md4cRatio = ratioOf(small.at(i).text, big.at(i).text, &md4c, plain);
        const double cmarkRatio = ratioOf(small.at(i).text, middle.at(i).text, &cmark, other);
        const double ratio = ratioOf(small.at(i).text, big.at(i).text, &ours, whole);
        std::printf("%-32s %10.1f %6.1fx %10.1f %6.1fx %10.1f %6.1fx%s\n", big.at(i).name, md4c,
                    md4cRatio, cmark, cmarkRatio, ours, ratio, ratio > 3 ? "  !" : "");
        std::fflush(stdout);
    }
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication app(argc, argv); // Qt's HTML reader, which decodes entities, needs it
#ifdef HIWAR_CMARK
    cmark_gfm_core_extensions_ensure_registered();
#else
    std::printf("cmark-gfm is not installed: its columns say nothing\n");
#endif
    printSpeeds();
    printTokens();
    printHostile();
    return 0;
}
