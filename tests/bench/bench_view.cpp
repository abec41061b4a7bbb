// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// bench_view SURFACE WHAT NUMBER...: measures one operation of one way to show a conversation in a
// real window, and prints it as "name=value" pairs. bench_view.py runs all of them and compares
// them.
//   open N, scroll N, resize N, zoom N   a conversation of N messages
//   stream KB RATE SECONDS               a reply of KB that grows by RATE tokens a second
//   memory N                             at rest with N messages open and read from end to end
#include "tests/bench/benchreading.h"
#include "tests/support/cost.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QScrollBar>
#include <QTimer>
#include <QWheelEvent>

#include <algorithm>
#include <cstdio>
#include <vector>

using namespace Qt::StringLiterals;
using namespace Hiwar;

namespace {

/// Records how long each event blocks the thread, and when the viewport was painted.
class BenchApplication : public QApplication
{
public:
    BenchApplication(int &argc, char **argv)
        : QApplication(argc, argv)
    {
        m_clock.start();
    }

    bool notify(QObject *receiver, QEvent *event) override
    {
        const bool outermost = !m_within;
        m_within = true;
        const qint64 began = m_clock.nsecsElapsed();
        const bool done = QApplication::notify(receiver, event);
        const qint64 now = m_clock.nsecsElapsed();
        if (receiver == watched && event->type() == QEvent::Paint) {
            paints.push_back(double(now) / 1e6);
            if (wheeledAt >= 0)
                answers.push_back(double(now) / 1e6 - wheeledAt);
            wheeledAt = -1;
        }
        if (outermost) {
            longest = std::max(longest, double(now - began) / 1e6);
            m_within = false;
        }
        return done;
    }

    [[nodiscard]] double now() const { return double(m_clock.nsecsElapsed()) / 1e6; }

    QObject *watched = nullptr;
    std::vector<double> paints;  // time of each; all in milliseconds
    std::vector<double> answers; // from a turn of the wheel to the next paint
    double wheeledAt = -1;
    double longest = 0;

private:
    QElapsedTimer m_clock;
    bool m_within = false;
};

double percentile(std::vector<double> values, double share)
{
    if (values.empty())
        return 0;
    std::sort(values.begin(), values.end());
    return values[std::min(values.size() - 1, size_t(double(values.size()) * share))];
}

void print(const char *name, double value)
{
    std::printf("%s=%.3f ", name, value);
}

void printFrames(const std::vector<double> &frames)
{
    print("p50", percentile(frames, 0.5));
    print("p99", percentile(frames, 0.99));
    print("max", percentile(frames, 1));
}

template<typename Step>
double timed(Step step)
{
    QElapsedTimer timer;
    timer.start();
    step();
    return double(timer.nsecsElapsed()) / 1e6;
}

/// Paints what was requested: one frame, as the event loop would.
void paintFrame(BenchReading &reading)
{
    reading.area().viewport()->repaint(0, 0, 1, 1);
}

void show(BenchReading &reading)
{
    reading.area().resize(1100, 820);
    reading.area().show();
    reading.area().repaint();
}

void measureOpen(BenchReading &reading, int count)
{
    reading.prepare(benchConversation(40)); // loads fonts and styles
    reading.open();
    show(reading);
    reading.prepare(benchConversation(count));
    paintFrame(reading);
    print("first", timed([&] {
              reading.open();
              paintFrame(reading);
          }));
}

void measureScroll(BenchReading &reading, int count)
{
    reading.prepare(benchConversation(count));
    reading.open();
    show(reading);
    QScrollBar *bar = reading.area().verticalScrollBar();
    const double before = memory("Pss", u"smaps_rollup"_s);
    std::vector<double> frames;
    bar->setValue(0);
    paintFrame(reading);
    // First by wheel notches, then by quarters of a page to the end.
    for (int value = -1; bar->value() != value;) {
        value = bar->value();
        const int step = frames.size() < 2000 ? 3 * bar->singleStep() : bar->pageStep() / 4;
        frames.push_back(timed([&] {
            bar->setValue(value + step);
            paintFrame(reading);
        }));
    }
    printFrames(frames);
    print("frames", double(frames.size()));
    print("grew", memory("Pss", u"smaps_rollup"_s) - before);
}

void measureResize(BenchReading &reading, int count)
{
    reading.prepare(benchConversation(count));
    reading.open();
    show(reading);
    QScrollBar *bar = reading.area().verticalScrollBar();
    bar->setValue(bar->maximum() / 2);
    paintFrame(reading);
    std::vector<double> frames;
    for (int step = 0; step < 240; ++step) {
        const int width = 480 + std::abs(step % 160 - 80) * 8;
        frames.push_back(timed([&] {
            reading.area().resize(width, 820);
            paintFrame(reading);
        }));
    }
    printFrames(frames);
}

void measureZoom(BenchReading &reading, int count)
{
    reading.prepare(benchConversation(count));
    reading.open();
    show(reading);
    std::vector<double> frames;
    for (int step = 0; step < 20; ++step)
        frames.push_back(timed([&] {
            reading.zoom(0.8 + 0.1 * (step % 8));
            paintFrame(reading);
        }));
    printFrames(frames);
}

void measureMemory(BenchReading &reading, int count)
{
    reading.prepare(benchConversation(count));
    reading.open();
    show(reading);
    QScrollBar *bar = reading.area().verticalScrollBar();
    for (int value = 0; value < bar->maximum(); value += bar->pageStep()) {
        bar->setValue(value);
        paintFrame(reading);
    }
    print("pss", memory("Pss", u"smaps_rollup"_s));
}

/// The whole program as the user has it: an event loop, tokens by a timer, occasional wheel events.
void measureStream(BenchApplication &application, BenchReading &reading, int kilobytes, double rate,
                   double seconds)
{
    constexpr auto tokenLength = 4;
    QStringList messages = benchConversation(20);
    messages.last() = benchText(qsizetype(kilobytes) * 1024, 7);
    const QString more = benchText(qsizetype(rate * seconds) * tokenLength + 1024, 8);
    reading.prepare(messages);
    reading.open();
    show(reading);
    QWidget *viewport = reading.area().viewport();
    application.watched = viewport;
    qsizetype given = 0;
    double began = 0;
    double usedBefore = 0;
    int turns = 0;
    QTimer tokens;
    tokens.setTimerType(Qt::PreciseTimer);
    tokens.setInterval(1);
    QObject::connect(&tokens, &QTimer::timeout, &application, [&] {
        const double since = application.now() - began;
        if (since >= seconds * 1e3)
            return QCoreApplication::quit();
        const auto due = qsizetype(since / 1e3 * rate) * tokenLength;
        if (due > given)
            reading.append(more.mid(given, due - given));
        given = due;
    });
    QTimer wheel;
    wheel.setInterval(97);
    QObject::connect(&wheel, &QTimer::timeout, &application, [&] {
        application.wheeledAt = application.now();
        const QPoint turn(0, ++turns % 2 ? 120 : -1200);
        const QPointF middle = viewport->rect().center();
        QCoreApplication::postEvent(
            viewport, new QWheelEvent(middle, viewport->mapToGlobal(middle), {}, turn, Qt::NoButton,
                                      Qt::NoModifier, Qt::NoScrollPhase, false));
    });
    QTimer::singleShot(1000, &application, [&] { // the window manager has finished
        application.paints.clear();
        application.longest = 0;
        began = application.now();
        usedBefore = processorTime();
        tokens.start();
        if (rate > 5000)
            wheel.start();
    });
    QApplication::exec();
    const double wall = application.now() - began;
    print("busy", (processorTime() - usedBefore) / wall * 100);
    std::vector<double> gaps;
    for (size_t i = 1; i < application.paints.size(); ++i)
        gaps.push_back(application.paints[i] - application.paints[i - 1]);
    print("frames", double(gaps.size()) / wall * 1e3);
    printFrames(gaps);
    print("longest", application.longest);
    if (!application.answers.empty())
        print("answer", percentile(application.answers, 0.99));
}

void measureAtOnce(BenchReading &reading, const QString &what, int number)
{
    if (what == "open"_L1)
        measureOpen(reading, number);
    else if (what == "scroll"_L1)
        measureScroll(reading, number);
    else if (what == "resize"_L1)
        measureResize(reading, number);
    else if (what == "zoom"_L1)
        measureZoom(reading, number);
    else
        measureMemory(reading, number);
}

} // namespace

int main(int argc, char **argv)
{
    BenchApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    if (words.size() < 4) {
        std::fputs("usage: bench_view hiwar|browser|bare open|scroll|resize|zoom|stream|memory "
                   "NUMBER...\n",
                   stderr);
        return 2;
    }
    const auto reading = makeReading(words.at(1));
    const QString &what = words.at(2);
    const int number = words.at(3).toInt();
    if (what == "stream"_L1) {
        measureStream(application, *reading, number, words.value(4).toDouble(),
                      words.value(5).toDouble());
    } else {
        // Nothing is painted before the window is on screen, which needs the event loop.
        show(*reading);
        QTimer::singleShot(1000, &application, [&] {
            application.watched = reading->area().viewport();
            measureAtOnce(*reading, what, number);
            print("paints", double(application.paints.size()));
            QCoreApplication::quit();
        });
        QApplication::exec();
    }
    std::puts("");
    return 0;
}
