// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// bench_hostile [KILOBYTES [PART OF A NAME]]: how long the window does not respond to a reply that
// is made to block it, and how much memory each byte of it takes. Each reply is shown in a process
// of its own, with a limit of one minute: at once, then streamed in pieces of 64 KB, then the
// window is narrowed, then a page is scrolled. Prints the longest step of each kind, in
// milliseconds of processor time, because others may be using the processor, too.
#include "app/platform/freedmemory.h"
#include "tests/bench/benchreading.h"
#include "tests/support/cost.h"
#include "tests/ui/hostilemarkdown.h"
#include "ui/conversation/rows/framepace.h"

#include <QApplication>
#include <QPixmap>
#include <QScrollBar>

#include <algorithm>
#include <cstdio>

using namespace Qt::StringLiterals;
using namespace Hiwar;

namespace {

constexpr qsizetype streamed = 64 * 1024;

class Shown
{
public:
    Shown()
        : m_reading(makeReading(u"hiwar"_s))
    {
        m_reading->prepare(benchConversation(4)); // loads fonts and styles
        m_reading->open();
        m_reading->area().resize(1100, 820);
        m_reading->area().show();
        paint();
        paint();
    }

    /// Paints as the event loop would, without waiting for it. False: no frame was asked for.
    bool paint()
    {
        auto *pace = m_reading->area().findChild<FramePace *>();
        bool isDue = false;
        const auto watched = QObject::connect(pace, &FramePace::due, pace, [&] { isDue = true; });
        pace->hurry();
        QObject::disconnect(watched);
        QAbstractScrollArea &area = m_reading->area();
        if (m_picture.size() != area.size())
            m_picture = QPixmap(area.size());
        area.render(&m_picture);
        return isDue;
    }

    /// The longest frame of what is shown now and of those that follow by themselves.
    template<typename Step>
    double longestFrame(Step step)
    {
        double longest = timed([&] {
            step();
            paint();
        });
        bool isDue = true;
        while (isDue)
            longest = std::max(longest, timed([&] { isDue = paint(); }));
        return longest;
    }

    /// A message by the user or by the model.
    double open(const QString &text, bool isTyped)
    {
        return longestFrame([&] {
            m_reading->prepare(isTyped ? QStringList{text} : QStringList{u"Question"_s, text});
            m_reading->open();
        });
    }

    double stream(const QString &text)
    {
        m_reading->prepare({u"Question"_s, text.first(std::min(streamed, text.size()))});
        m_reading->open();
        paint();
        double longest = 0;
        for (qsizetype at = streamed; at < text.size(); at += streamed)
            longest =
                std::max(longest, longestFrame([&] { m_reading->append(text.mid(at, streamed)); }));
        return longest;
    }

    double resize()
    {
        double longest = 0;
        for (const int width : {1000, 700, 420, 1100})
            longest =
                std::max(longest, longestFrame([&] { m_reading->area().resize(width, 820); }));
        return longest;
    }

    double turn()
    {
        QScrollBar *bar = m_reading->area().verticalScrollBar();
        double longest = 0;
        for (const double share : {0.0, 0.31, 0.5, 0.77, 1.0}) {
            bar->setValue(int(bar->maximum() * share));
            for (int page = 0; page < 5; ++page)
                longest =
                    std::max(longest, longestFrame([&] {
                                 bar->triggerAction(share > 0.4 ? QScrollBar::SliderPageStepSub
                                                                : QScrollBar::SliderPageStepAdd);
                             }));
        }
        return longest;
    }

private:
    std::unique_ptr<BenchReading> m_reading;
    QPixmap m_picture; // of the window; as in a window, it is no part of a reply's memory
};

QString hostileText(const QString &name, qsizetype size)
{
    for (const HostileText &hostile : hostileTexts(size)) {
        if (name == QLatin1StringView(hostile.name))
            return hostile.text;
    }
    return {};
}

void showOne(const QString &name, qsizetype size)
{
    const QString text = hostileText(name, size);
    Shown shown;
    if (!forgetPeak()) // the memory for making the texts does not count
        std::fputs("the peak of memory cannot be reset\n", stderr);
    const double before = memory("VmRSS");
    const bool isTyped = name.startsWith(u"typed: "_s);
    const double open = shown.open(text, isTyped);
    const double stream = isTyped ? 0 : shown.stream(text);
    const double resize = shown.resize();
    const double turn = shown.turn();
    const double grew = memory("VmHWM") - before;
    std::printf("%.0f %.0f %.0f %.0f %.1f %lld\n", open, stream, resize, turn, grew,
                static_cast<long long>(text.toUtf8().size()));
}

} // namespace

int main(int argc, char **argv)
{
    giveFreedMemoryBack(); // as Hiwar does
    QApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    if (words.size() == 3) {
        showOne(words.at(1), words.at(2).toLongLong());
        return 0;
    }
    for (const HostileText &hostile : hostileTexts(1024))
        std::puts(hostile.name);
    return 0;
}
