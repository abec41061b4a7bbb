// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// bench_hostile [KILOBYTES [PART OF A NAME]]: how long the window gives no answer to a reply that
// is made to hold it, and how much memory it takes for each byte of it. Each reply is shown in a
// process of its own, which is given a minute: at once, then streamed in pieces of 64 KB, then the
// window is made narrower, then the page is turned. Milliseconds of the processor, which others may
// be using too, of the longest step of each kind.
#include "tests/bench/benchreading.h"
#include "tests/ui/hostilemarkdown.h"

#include <QApplication>
#include <QEventLoop>
#include <QFile>
#include <QProcess>
#include <QScrollBar>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <ctime>

using namespace Qt::StringLiterals;
using namespace Hiwar;

namespace {

constexpr qsizetype streamed = 64 * 1024;
constexpr auto mostTime = 60'000;

double processorTime()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return double(time.tv_sec) * 1e3 + double(time.tv_nsec) / 1e6;
}

template<typename Step>
double timed(Step step)
{
    const double before = processorTime();
    step();
    return processorTime() - before;
}

/// As the event loop brings it, at the display's pace.
void nextFrame()
{
    QEventLoop loop;
    QTimer::singleShot(20, &loop, &QEventLoop::quit);
    loop.exec();
}

/// Megabytes; field of /proc/self/status.
double memory(const QByteArray &field)
{
    QFile file(u"/proc/self/status"_s);
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : file.readAll().split('\n')) {
        if (line.startsWith(field + ':'))
            return line.mid(field.size() + 1).simplified().split(' ').first().toDouble() / 1024;
    }
    return 0;
}

class Shown
{
public:
    Shown()
        : m_reading(makeReading(u"hiwar"_s))
    {
        m_reading->prepare(benchConversation(4)); // fonts and styles are there
        m_reading->open();
        m_reading->area().resize(1100, 820);
        m_reading->area().show();
        paint();
        paint();
    }

    void paint() { m_reading->area().grab(); }

    double open(const QString &text)
    {
        return timed([&] {
            m_reading->prepare({u"Question"_s, text});
            m_reading->open();
            paint();
        });
    }

    double stream(const QString &text)
    {
        m_reading->prepare({u"Question"_s, text.first(std::min(streamed, text.size()))});
        m_reading->open();
        paint();
        double longest = 0;
        for (qsizetype at = streamed; at < text.size(); at += streamed)
            longest = std::max(longest, timed([&] {
                                   m_reading->append(text.mid(at, streamed));
                                   nextFrame();
                                   paint();
                               }));
        return longest;
    }

    double resize()
    {
        double longest = 0;
        for (const int width : {1000, 700, 420, 1100})
            longest = std::max(longest, timed([&] {
                                   m_reading->area().resize(width, 820);
                                   paint();
                               }));
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
                    std::max(longest, timed([&] {
                                 bar->triggerAction(share > 0.4 ? QScrollBar::SliderPageStepSub
                                                                : QScrollBar::SliderPageStepAdd);
                                 paint();
                             }));
        }
        return longest;
    }

private:
    std::unique_ptr<BenchReading> m_reading;
};

void showOne(const QString &name, qsizetype size)
{
    for (const HostileText &hostile : hostileTexts(size)) {
        if (name != QLatin1StringView(hostile.name))
            continue;
        Shown shown;
        const double before = memory("VmRSS");
        const double open = shown.open(hostile.text);
        const double stream = shown.stream(hostile.text);
        const double resize = shown.resize();
        const double turn = shown.turn();
        const double grew = memory("VmHWM") - before;
        std::printf("%8.0f %8.0f %8.0f %8.0f %8.0f MB %6.1f", open, stream, resize, turn, grew,
                    grew * 1024 * 1024 / double(hostile.text.toUtf8().size()));
    }
}

void showAll(qsizetype size, const QString &wanted)
{
    std::printf("%-34s %8s %8s %8s %8s %11s %6s\n", "ms", "at once", "streamed", "resized",
                "turned", "memory", "times");
    for (const HostileText &hostile : hostileTexts(1024)) {
        const QString name = QString::fromLatin1(hostile.name);
        if (!name.contains(wanted))
            continue;
        std::printf("%-34s ", hostile.name);
        std::fflush(stdout);
        QProcess process;
        process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        process.start(QCoreApplication::applicationFilePath(),
                      {u"one"_s, name, QString::number(size)});
        if (!process.waitForFinished(mostTime)) {
            process.kill();
            process.waitForFinished();
        }
        const QByteArray figures = process.readAllStandardOutput();
        std::puts(figures.isEmpty() ? "not within a minute" : figures.constData());
    }
}

} // namespace

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    if (words.value(1) == "one"_L1)
        showOne(words.value(2), words.value(3).toLongLong());
    else
        showAll(words.value(1, u"1024"_s).toLongLong() * 1024, words.value(2));
    return 0;
}
