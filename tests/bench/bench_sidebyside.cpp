// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// bench_sidebyside COLUMNS RATE SECONDS: so many replies side by side, each growing by RATE tokens
// a second, in a real window with its event loop and a wheel that is turned. Prints "name=value"
// pairs for one column, for all of them, and the ratio of both:
//   busy    share of a core, in percent
//   answer  from a turn of the wheel to the next paint of that column, 99th percentile, ms
//   longest the longest that one event blocked the thread, ms
//   frames  paints of the first column a second
#include "tests/bench/benchreading.h"
#include "tests/support/cost.h"
#include "tests/ui/messagemodel.h"
#include "ui/conversation/conversationview.h"
#include "ui/sidebyside/replycolumn.h"
#include "ui/sidebyside/sidebyside.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTimer>
#include <QWheelEvent>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <vector>

using namespace Qt::StringLiterals;
using namespace Hiwar;

namespace {

constexpr int tokenLength = 4;
constexpr QSize windowSize(1920, 900);

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
        const bool isOutermost = !m_isWithin;
        m_isWithin = true;
        const double began = now();
        const bool done = QApplication::notify(receiver, event);
        const double ended = now();
        if (event->type() == QEvent::Paint) {
            if (receiver == first)
                ++paints;
            if (receiver == wheeled) {
                answers.push_back(ended - wheeledAt);
                wheeled = nullptr;
            }
        }
        if (isOutermost) {
            longest = std::max(longest, ended - began);
            m_isWithin = false;
        }
        return done;
    }

    [[nodiscard]] double now() const { return double(m_clock.nsecsElapsed()) / 1e6; }

    QObject *first = nullptr;
    QObject *wheeled = nullptr; ///< a viewport that has not answered its wheel yet
    double wheeledAt = 0;
    double longest = 0;
    int paints = 0;
    std::vector<double> answers;

private:
    QElapsedTimer m_clock;
    bool m_isWithin = false;
};

struct Figures
{
    double busy = 0;
    double answer = 0;
    double longest = 0;
    double frames = 0;
};

void print(const char *whose, const Figures &figures)
{
    std::printf("%s: busy=%.1f answer=%.2f longest=%.2f frames=%.1f\n", whose, figures.busy,
                figures.answer, figures.longest, figures.frames);
}

double percentile(std::vector<double> values, double share)
{
    if (values.empty())
        return 0;
    std::sort(values.begin(), values.end());
    return values[std::min(values.size() - 1, size_t(double(values.size()) * share))];
}

Figures measure(BenchApplication &application, int columns, double rate, double seconds)
{
    std::vector<std::unique_ptr<MessageModel>> models;
    std::vector<QString> texts;
    QList<ShownSibling> siblings;
    for (int at = 0; at < columns; ++at) {
        auto model = std::make_unique<MessageModel>();
        const QString id = u"reply-%1"_s.arg(at);
        model->append(makeMessage(id, Role::Assistant, benchText(20 * 1024, quint32(at + 1)),
                                  MessageState::Arriving));
        texts.push_back(
            benchText(qsizetype(rate * seconds) * tokenLength + 1024, quint32(at + 50)));
        siblings.append({.id = id, .name = u"model-%1"_s.arg(at), .model = model.get()});
        models.push_back(std::move(model));
    }
    SideBySide pane(nullptr);
    pane.setTheme(makeTheme(ColourScheme::Light, 1));
    pane.show(u"Which of these is best?"_s, siblings);
    pane.resize(windowSize);
    static_cast<QWidget &>(pane).show();
    application.first = pane.columns().constFirst()->view().viewport();
    std::vector<qsizetype> given(size_t(columns), 0);
    double began = 0;
    double usedBefore = 0;
    QTimer tokens;
    tokens.setTimerType(Qt::PreciseTimer);
    tokens.setInterval(1);
    QObject::connect(&tokens, &QTimer::timeout, &application, [&] {
        const double since = application.now() - began;
        if (since >= seconds * 1e3)
            return QCoreApplication::quit();
        const auto due = qsizetype(since / 1e3 * rate) * tokenLength;
        for (size_t at = 0; at < models.size(); ++at) {
            if (due > given[at])
                models[at]->appendText(0, texts[at].mid(given[at], due - given[at]));
            given[at] = due;
        }
    });
    int turns = 0;
    QTimer wheel;
    wheel.setInterval(97);
    QObject::connect(&wheel, &QTimer::timeout, &application, [&] {
        QWidget *viewport =
            pane.columns().at(turns / 2 % int(pane.columns().size()))->view().viewport();
        application.wheeled = viewport;
        application.wheeledAt = application.now();
        const QPoint turn(0, ++turns % 2 ? 120 : -1200);
        const QPointF middle = viewport->rect().center();
        QCoreApplication::postEvent(
            viewport, new QWheelEvent(middle, viewport->mapToGlobal(middle), {}, turn, Qt::NoButton,
                                      Qt::NoModifier, Qt::NoScrollPhase, false));
    });
    QTimer::singleShot(1000, &application, [&] { // the window manager has finished
        application.answers.clear();
        application.longest = 0;
        application.paints = 0;
        began = application.now();
        usedBefore = processorTime();
        tokens.start();
        wheel.start();
    });
    QApplication::exec();
    const double wall = application.now() - began;
    Figures figures{.busy = (processorTime() - usedBefore) / wall * 100,
                    .answer = percentile(application.answers, 0.99),
                    .longest = application.longest,
                    .frames = application.paints / wall * 1e3};
    application.first = nullptr;
    application.wheeled = nullptr;
    pane.clear();
    return figures;
}

} // namespace

int main(int argc, char **argv)
{
    BenchApplication application(argc, argv);
    QApplication::setQuitOnLastWindowClosed(false);
    const QStringList words = QCoreApplication::arguments();
    const int columns = words.value(1, u"6"_s).toInt();
    const double rate = words.value(2, u"1000"_s).toDouble();
    const double seconds = words.value(3, u"10"_s).toDouble();
    if (columns < 1 || rate <= 0 || seconds <= 0) {
        std::fputs("usage: bench_sidebyside COLUMNS RATE SECONDS\n", stderr);
        return 2;
    }
    const Figures one = measure(application, 1, rate, seconds);
    print("one", one);
    const Figures all = measure(application, columns, rate, seconds);
    print("all", all);
    std::printf("ratio: busy=%.2f of at most %d\n", all.busy / one.busy, columns);
    return 0;
}
