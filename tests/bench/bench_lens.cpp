// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// usage: bench_lens
//
// How long a look at the next request of a conversation of 10,000 messages takes: the first one,
// which counts every text, and one more after a letter of the draft; beside the planning alone. The
// goal is 50 ms.
#include "app/usage/contextlens.h"

#include <QElapsedTimer>

#include <algorithm>
#include <cstdio>

using namespace Hiwar;
using namespace Qt::StringLiterals;

int main()
{
    constexpr int messages = 10'000;
    constexpr int rounds = 20;
    ConversationInfo info;
    info.id = u"c"_s;
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
    info.currentLeaf = nodes.constLast().id;
    const Conversation conversation(info, nodes);
    Profile profile;
    profile.model = u"m"_s;
    profile.modelFacts = {{.id = u"m"_s, .contextTokens = 128'000}};
    EffectiveSettings settings;
    settings.context.percent = 80;
    const Calibration calibration = firstCalibration();

    QElapsedTimer timer;
    LensCounter counter;
    timer.start();
    ContextLens lens = counter.look(conversation, u"q"_s, profile, settings, calibration);
    const double first = double(timer.nsecsElapsed()) / 1e6;
    double next = 1e9;
    double plan = 1e9;
    for (int i = 0; i < rounds; ++i) {
        timer.start();
        lens = counter.look(conversation, u"q %1"_s.arg(i), profile, settings, calibration);
        next = std::min(next, double(timer.nsecsElapsed()) / 1e6);
        timer.start();
        const ContextPlan planned = planContext(profile, settings, nodes, calibration);
        plan = std::min(plan, double(timer.nsecsElapsed()) / 1e6);
        if (planned.fates.size() != nodes.size())
            return 1;
    }
    std::printf("%d messages, %lld tokens, %d left out\n", messages,
                static_cast<long long>(lens.tokens), lens.leftOut);
    std::printf("%-28s %8.2f ms\n%-28s %8.2f ms\n%-28s %8.2f ms\n", "the first look", first,
                "the next, after a letter", next, "the plan of a request alone", plan);
    return lens.rows.size() == messages + 1 && first < 50 ? 0 : 1;
}
