// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// bench_recorder: the cost of recording a reply for the wire inspector, with the key hidden, as a
// share of one core while 10,000 events a second arrive.
#include "net/client/secretredactor.h"
#include "net/client/wirerecorder.h"

#include <cstdio>
#include <ctime>

using namespace Hiwar;

int main()
{
    constexpr int events = 200'000;
    constexpr double eventsPerSecond = 10'000;
    const QByteArray event =
        "data: {\"id\":\"chatcmpl-1\",\"object\":\"chat.completion.chunk\",\"created\":1,\"model\":"
        "\"small-instruct\",\"choices\":[{\"index\":0,\"delta\":{\"content\":\" word\"},"
        "\"logprobs\":null,\"finish_reason\":null}],\"usage\":null,\"system_fingerprint\":\"f\"}"
        "\n\n";
    SecretRedactor redactor({Secret("sk-0123456789abcdefghijklmnopqrstuvwxyz/+=")});
    WireRecorder recorder;
    recorder.asked("POST", {}, {}, "{}");
    recorder.answered(200, {});
    const std::clock_t start = std::clock(); // processor time of this process
    for (int i = 0; i < events; ++i)
        recorder.arrived(redactor.pass(event));
    const double seconds = double(std::clock() - start) / CLOCKS_PER_SEC;
    if (recorder.transcript().exchanges.constFirst().replyBytes < events)
        return 1; // nothing was measured
    std::printf("%d events of %lld bytes: %.2f us each, %.2f %% of a core at 10,000 a second, "
                "%lld bytes kept\n",
                events, static_cast<long long>(event.size()), seconds * 1e6 / events,
                seconds / events * eventsPerSecond * 100, static_cast<long long>(recorder.bytes()));
    return 0;
}
