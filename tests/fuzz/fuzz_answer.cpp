// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Any bytes as an HTTP response: the result does not depend on how they were cut, and the body is
// no longer than the input.
#include "net/wire/answerreader.h"
#include "tests/fuzz/demand.h"

using namespace Hiwar;

namespace {

struct Answer
{
    int status = 0;
    QByteArray body;
    bool isBroken = false;
    bool isWhole = false;
    QString fault;
    AnswerReader::Fields fields;

    bool operator==(const Answer &) const = default;
};

Answer close(AnswerReader &reader, const QByteArray &body)
{
    Answer answer{.body = body};
    answer.isWhole = reader.finish();
    answer.isBroken = reader.isBroken();
    answer.status = reader.status();
    answer.fault = reader.fault();
    if (answer.status > 0)
        answer.fields = reader.fields();
    return answer;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    FuzzInput input(data, size);
    const unsigned seed = input.choice();
    AnswerReader atOnce;
    const QByteArray begun = atOnce.feed(input.rest());
    const Answer whole = close(atOnce, begun);
    AnswerReader inCuts;
    QByteArray pieces;
    inChunks(input.rest(), seed, [&](QByteArrayView piece) { pieces += inCuts.feed(piece); });
    demand(close(inCuts, pieces) == whole, "an answer does not depend on the cuts");
    demand(whole.body.size() <= input.rest().size(), "a body is a part of what came");
    demand(!whole.isWhole || whole.status > 0, "what is whole has a status");
    demand(!(whole.isWhole && whole.isBroken), "what is broken is not whole");
    return 0;
}
