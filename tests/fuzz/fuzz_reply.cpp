// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Any bytes as the body of a successful answer: the result does not depend on how they were cut,
// and a stream gives the same as its payload as a whole reply.
#include "net/wire/modellist.h"
#include "net/wire/replyreader.h"
#include "tests/fuzz/demand.h"

using namespace Hiwar;

namespace {

struct Reading
{
    QString text;
    QString reasoning;
    tl::expected<ReplyEnd, ApiError> outcome;

    bool operator==(const Reading &) const = default;

    void take(const ReplyDelta &delta)
    {
        demand(delta.text.isValidUtf16() && delta.reasoning.isValidUtf16(),
               "every delta is whole characters");
        if (delta.textWasReasoning)
            reasoning += std::exchange(text, {});
        text += delta.text;
        reasoning += delta.reasoning;
    }
};

Reading close(ReplyReader &reader, Reading reading, ReplyReader::BodyEnd how)
{
    ReplyReader::Close end = reader.finish(how);
    reading.take(end.delta);
    reading.outcome = std::move(end.outcome);
    return reading;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    FuzzInput input(data, size);
    const unsigned seed = input.choice();
    const auto how = seed % 2 ? ReplyReader::BodyEnd::Proper : ReplyReader::BodyEnd::Cut;
    const Secret key(canary);
    ReplyReader atOnce(key);
    Reading begun;
    begun.take(atOnce.feed(input.rest()));
    const Reading whole = close(atOnce, begun, how);
    ReplyReader inCuts(key);
    Reading pieces;
    inChunks(input.rest(), seed, [&](QByteArrayView delta) { pieces.take(inCuts.feed(delta)); });
    demand(close(inCuts, pieces, how) == whole, "a reply does not depend on the cuts");
    if (!whole.outcome) {
        const ApiError &error = whole.outcome.error();
        for (const QString &text : {error.serverText, error.code, error.param, error.detail})
            demandClean(text);
    }
    (void)readModelList(input.rest(), key);
    return 0;
}
