// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Any words, repeated, as a reply of some hundred thousand characters that grows and is shown:
// processor time grows at most linearly with the text, and is bounded; so is memory. Characters
// drawn as pictures are left out: Qt decodes a picture for each. Measured without sanitizers, for
// which run.sh builds it again.
#include "tests/fuzz/demand.h"
#include "tests/support/cost.h"
#include "ui/conversation/message/messagelayout.h"
#include "ui/theme/theme.h"

#include <QGuiApplication>
#include <QImage>
#include <QPainter>

#include <malloc.h>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

// Both are long for the view, which lays out what is near the viewport.
constexpr qsizetype few = 72 * 1024;
constexpr qsizetype many = 4 * few;
/// The time of a step is compared with the time in which this machine, with the counters of
/// coverage, shows a million ordinary characters: a page is laid out or painted, whatever it
/// contains …
constexpr double pageTime = 5;
/// … and each million characters are read.
constexpr double readingTime = 4;
/// Linear would be 4; the rest allows for the clock's precision and the processor's cache.
constexpr double mostGrowth = 7;
constexpr double pageMemory = 72; ///< megabytes: the part near the viewport, and the Markdown read
constexpr double memoryOfByte = 16;

struct Cost
{
    double time = 0;   ///< processor time in ms
    double memory = 0; ///< peak in MB
};

double peakForgotten()
{
    malloc_trim(0);
    demand(forgetPeak(), "the peak can be reset");
    const double now = memory("VmRSS");
    demand(now > 0, "the system tells of memory");
    return now;
}

/// Streamed, at once, and narrower; returns the longest step.
double show(const QString &text)
{
    static const Theme theme = makeTheme(ColourScheme::Light, 1);
    constexpr Extent nearby{-800, 1600};
    QImage page(700, 800, QImage::Format_RGB32);
    page.fill(theme.palette.window);
    ShownMessage message;
    message.author = Role::Assistant;
    message.text = text.first(text.size() - 1000);
    message.state = MessageState::Arriving;
    MessageLayout layout(theme, Qt::LeftToRight);
    const auto layOut = [&](int width) {
        layout.setMessage(message);
        (void)layout.resizeGetHeight(width, nearby);
    };
    double longest = timed([&] { layOut(700); });
    message.text = text;
    longest = std::max(longest, timed([&] { layOut(700); }));
    longest = std::max(longest, timed([&] {
                           QPainter painter(&page);
                           layout.paint(painter, {}, page.rect(), {});
                       }));
    message.state = MessageState::Complete;
    return std::max(longest, timed([&] { layOut(420); }));
}

Cost costOf(const QString &text)
{
    const double before = peakForgotten();
    const double time = show(text);
    return {time, memory("VmHWM") - before};
}

/// The least of a few runs, because others use the machine, too.
double timeOf(const QString &text)
{
    double least = costOf(text).time;
    for (int i = 0; i < 3; ++i)
        least = std::min(least, costOf(text).time);
    return least;
}

double timeOfOrdinaryWords()
{
    const QString words = u"words and `code` "_s.repeated((1 << 20) / 17);
    (void)show(words); // loads the fonts
    return timeOf(words);
}

bool isDrawn(QChar c)
{
    return c.isSurrogate() || c == QChar(0x200D) || c == QChar(0xFE0F) || c == QChar(0x20E3) ||
           (c >= QChar(0x2190) && c < QChar(0x2C00)) || (c >= QChar(0x3030) && c < QChar(0x3040)) ||
           (c >= QChar(0x3290) && c < QChar(0x32A0));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    static int argc = 1;
    static char name[] = "fuzz_cost";
    static char *argv[] = {name, nullptr};
    static const bool offscreen = qputenv("QT_QPA_PLATFORM", "offscreen");
    static const QGuiApplication app(argc, argv);
    demand(offscreen, "the environment can be set");

    // A beginning, a repeated middle, and an end.
    FuzzInput input(data, size);
    const qsizetype first = input.choice() % 32;
    const qsizetype last = input.choice() % 32;
    QString words = QString::fromUtf8(input.rest());
    words.removeIf(isDrawn);
    if (words.size() <= first + last)
        return 0;
    const auto text = [&](qsizetype characters) {
        const QString middle = words.sliced(first, words.size() - first - last);
        return words.first(first) + middle.repeated(characters / middle.size() + 1) +
               words.last(last);
    };
    static const double ordinary = timeOfOrdinaryWords();
    demand(ordinary > 0, "words can be shown");

    const QString longText = text(many);
    const Cost cost = costOf(longText);
    demand(cost.memory <= pageMemory + memoryOfByte * double(longText.toUtf8().size()) / (1 << 20),
           "memory is bounded");
    const double bound = ordinary * (pageTime + readingTime * double(longText.size()) / (1 << 20));
    demand(cost.time <= bound || timeOf(longText) <= bound, "time is bounded");
    const double small = ordinary * pageTime / 2;
    if (cost.time > small) {
        const QString shortText = text(few);
        demand(timeOf(longText) <= small + mostGrowth * timeOf(shortText),
               "time grows with the text");
    }
    return 0;
}
