// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a large history costs; each figure with the longest time that the GUI thread was blocked.
//
//   bench_history FOLDER [CONVERSATIONS MESSAGES]    default: 10,000 and 200,000
//
// Creates FOLDER/hiwar/history.sqlite if it does not exist, so that the window can be started with
// it, too: XDG_DATA_HOME=FOLDER.
#include "app/async/whendone.h"
#include "app/chat/conversationindex.h"
#include "app/history/historystore.h"
#include "tests/support/madehistory.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <functional>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

double percentile(QList<double> values, double part)
{
    std::sort(values.begin(), values.end());
    return values.at(std::min(values.size() - 1, qsizetype(part * double(values.size()))));
}

void fill(const QString &path, int conversations, int messages)
{
    QElapsedTimer clock;
    clock.start();
    const auto file = HistoryFile::open(path, std::chrono::seconds(5));
    const MadeHistory made(conversations, messages);
    for (int i = 0; i < made.count(); ++i) {
        const Incoming each = made.conversation(i);
        if (!(*file)->merge(each.conversation, each.attachments, each.folder))
            qFatal("the history cannot be made");
    }
    std::printf("made                        %8.1f s\n", double(clock.restart()) / 1000);
    while ((*file)->workOn().value_or(false)) {
    }
    std::printf("indexed                     %8.1f s\n", double(clock.elapsed()) / 1000);
}

/// Measures one operation after the other, in an event loop that also ticks like a window's.
class Bench : public QObject
{
public:
    using Done = std::function<void()>;
    using Step = std::function<void(int round, const Done &done)>;

    explicit Bench(const QString &path)
        : m_store(path)
    {
        connect(&m_tick, &QTimer::timeout, this, [this] {
            const double now = double(m_loop.nsecsElapsed()) / 1e6;
            m_block = std::max(m_block, now - m_last);
            m_last = now;
        });
        m_loop.start();
        m_tick.start(0);
    }

    void add(const QString &name, int rounds, Step step)
    {
        m_steps.append({name, rounds, std::move(step)});
    }
    void run() { next(); }

    HistoryStore &store() { return m_store; }

private:
    struct Named
    {
        QString name;
        int rounds;
        Step step;
    };

    void next()
    {
        if (m_steps.isEmpty()) {
            QCoreApplication::quit();
            return;
        }
        m_times.clear();
        m_last = double(m_loop.nsecsElapsed()) / 1e6;
        m_block = 0;
        round();
    }

    void round()
    {
        const Named &step = m_steps.constFirst();
        if (m_times.size() == step.rounds) {
            std::printf("%-40s p50 %8.2f  p95 %8.2f  max %8.2f ms   loop held %6.2f ms\n",
                        qUtf8Printable(step.name), percentile(m_times, 0.5),
                        percentile(m_times, 0.95), percentile(m_times, 1), m_block);
            std::fflush(stdout);
            m_steps.removeFirst();
            next();
            return;
        }
        m_clock.start();
        step.step(int(m_times.size()), [this] {
            m_times.append(double(m_clock.nsecsElapsed()) / 1e6);
            QTimer::singleShot(0, this, &Bench::round);
        });
    }

    HistoryStore m_store;
    QList<Named> m_steps;
    QList<double> m_times;
    QElapsedTimer m_clock;
    QElapsedTimer m_loop;
    QTimer m_tick;
    double m_last = 0;
    double m_block = 0;
};

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    if (words.size() != 2 && words.size() != 4) {
        std::fprintf(stderr, "usage: bench_history FOLDER [CONVERSATIONS MESSAGES]\n");
        return 2;
    }
    const QString path = words.at(1) + "/hiwar/history.sqlite"_L1;
    if (!QFileInfo::exists(path)) {
        QDir().mkpath(words.at(1));
        fill(path, words.value(2, u"10000"_s).toInt(), words.value(3, u"200000"_s).toInt());
    }
    std::printf("file                        %8.1f MB\n", double(QFileInfo(path).size()) / 1e6);

    Bench bench(path);
    ConversationIndex index;
    QStringList ids;
    const auto onDone = [&bench](const auto &future, const Bench::Done &done) {
        whenDone(future, &bench, [done](const auto &result) {
            if (!result)
                qFatal("%s", qUtf8Printable(result.error().detail));
            done();
        });
    };
    bench.add(u"open the file"_s, 1,
              [&](int, const Bench::Done &done) { onDone(bench.store().open(), done); });
    bench.add(u"read the list"_s, 5, [&](int, const Bench::Done &done) {
        whenDone(bench.store().conversations(), &bench,
                 [&, done](const tl::expected<QList<ConversationInfo>, StoreError> &all) {
                     ids.clear();
                     for (const ConversationInfo &info : *all)
                         ids.append(info.id);
                     index.reset(*all);
                     done();
                 });
    });
    bench.add(u"open a conversation"_s, 200, [&](int round, const Bench::Done &done) {
        onDone(bench.store().load(ids.at((round * 7919) % ids.size())), done);
    });
    for (const char *typed : {"t", "th", "the", "the w", "water model", "\"the tide\"", "من", "ماء",
                              "潮", "from:me water", "is:pinned the", "in:f the", "zzzz",
                              "before:2000 the", "ater", "درس", "ater odel", "ing is:pinned"}) {
        bench.add(u"search "_s + QString::fromUtf8(typed), 20,
                  [&bench, onDone, typed](int, const Bench::Done &done) {
                      onDone(bench.store().search(QString::fromUtf8(typed)), done);
                  });
    }
    MessageNode node;
    node.content = u"A word that is said, and some more of them. "_s.repeated(10);
    bench.add(u"insert a message"_s, 200, [&](int round, const Bench::Done &done) {
        node.id = u"bench%1"_s.arg(round);
        onDone(bench.store().saveMessage(ids.constFirst(), node), done);
    });
    bench.add(u"take them away again"_s, 1, [&](int, const Bench::Done &done) {
        QStringList gone;
        for (int i = 0; i < 200; ++i)
            gone.append(u"bench%1"_s.arg(i));
        onDone(bench.store().removeMessages(gone), done);
    });
    bench.run();
    return QCoreApplication::exec();
}
