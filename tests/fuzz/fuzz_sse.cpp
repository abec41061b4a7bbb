// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Any bytes as server-sent events: the events do not depend on how the bytes were cut.
#include "net/wire/sseparser.h"
#include "tests/fuzz/demand.h"

using namespace Hiwar;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    FuzzInput input(data, size);
    const unsigned seed = input.choice();
    SseParser whole;
    QList<SseEvent> expected = whole.feed(input.rest());
    expected += whole.finish();
    SseParser cut;
    QList<SseEvent> events;
    inChunks(input.rest(), seed, [&](QByteArrayView piece) { events += cut.feed(piece); });
    events += cut.finish();
    demand(events == expected, "the events do not depend on the cuts");
    demand(cut.stray() == whole.stray(), "what is no event does not depend on the cuts");
    qsizetype bytes = whole.stray().size();
    for (const SseEvent &event : std::as_const(expected))
        bytes += event.data.size();
    demand(bytes <= input.rest().size(), "nothing is made up");
    return 0;
}
