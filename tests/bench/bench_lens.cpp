// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// usage: bench_lens [MESSAGES]
//
// How long a look at the next request of a conversation of so many messages (10,000) takes: the
// first one, which counts every text, and one more after a letter of the draft. Beside it what a
// request costs that is sent: its plan, and its body with and without a limit. The goal is 50 ms
// for the first look.
#include "app/chat/promptbuilder.h"
#include "app/usage/contextlens.h"
#include "net/wire/requestcodec.h"

#include <QElapsedTimer>

#include <algorithm>
#include <cstdio>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

constexpr int rounds = 20;

/// Returns the median, in milliseconds.
template<typename Act>
double measure(const char *what, Act act)
{
    QList<double> times;
    for (int round = 0; round < rounds; ++round) {
        QElapsedTimer timer;
        timer.start();
        act(round);
        times.append(double(timer.nsecsElapsed()) / 1e6);
    }
    std::sort(times.begin(), times.end());
    std::printf("%-44s median %7.2f ms   worst %7.2f ms\n", what, times.at(times.size() / 2),
                times.constLast());
    return times.at(times.size() / 2);
}

QList<MessageNode> talk(int messages)
{
    QList<MessageNode> nodes;
    for (int i = 0; i < messages; ++i) {
        MessageNode node;
        node.id = u"00000000-0000-0000-0000-%1"_s.arg(i, 12, 10, QChar(u'0'));
        node.parentId = i == 0 ? QString() : nodes.constLast().id;
        node.role = i % 2 == 0 ? Role::User : Role::Assistant;
        node.content =
            u"Some words of a usual message, with a few more. "_s.repeated(i % 2 * 7 + 1);
        node.contextRule = i % 100 == 0 ? ContextRule::Pinned : ContextRule::Usual;
        nodes.append(node);
    }
    return nodes;
}

} // namespace

int main(int argc, char **argv)
{
    const int messages = argc > 1 ? std::max(2, QByteArray(argv[1]).toInt()) : 10'000;
    const QList<MessageNode> nodes = talk(messages);
    ConversationInfo info;
    info.id = u"c"_s;
    info.currentLeaf = nodes.constLast().id;
    const Conversation conversation(info, nodes);
    Profile profile;
    profile.model = u"m"_s;
    profile.modelFacts = {{.id = u"m"_s, .contextTokens = 128'000}};
    EffectiveSettings settings;
    settings.context.percent = 80;
    const Calibration calibration = firstCalibration();

    LensCounter known;
    ContextLens lens = known.look(conversation, u"q"_s, profile, settings, calibration);
    std::printf("%d messages, %lld tokens, %d left out\n", messages,
                static_cast<long long>(lens.tokens), lens.leftOut);
    const double first = measure("the first look", [&](int) {
        LensCounter fresh;
        lens = fresh.look(conversation, u"q"_s, profile, settings, calibration);
    });
    measure("the next one, after a letter", [&](int round) {
        lens = known.look(conversation, u"q %1"_s.arg(round), profile, settings, calibration);
    });
    ContextPlan plan;
    measure("the plan of a request",
            [&](int) { plan = planContext(profile, settings, nodes, calibration); });
    qsizetype some = 0;
    measure("the body of what the limit lets go", [&](int) {
        some = encodeRequest(buildRequest(profile, nodes, settings, plan)).size();
    });
    qsizetype all = 0;
    measure("the body of the whole conversation",
            [&](int) { all = encodeRequest(buildRequest(profile, nodes, settings)).size(); });
    std::printf("bodies of %lld and %lld KB\n", static_cast<long long>(some / 1024),
                static_cast<long long>(all / 1024));
    return lens.rows.size() == messages + 1 && some <= all && first < 50 ? 0 : 1;
}
