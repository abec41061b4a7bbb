// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Any bytes as a reply and as an error body: nothing may crash, hang or depend on how the bytes
// were cut. The first byte of the input chooses the size of the reads.
#include "net/wire/modellist.h"
#include "net/wire/replyreader.h"

#include <cstdlib>

using namespace Hiwar;

namespace {

struct Reading
{
    QString reasoning;
    QString text;
    tl::expected<ReplyEnd, ApiError> outcome;

    bool operator==(const Reading &) const = default;
};

void take(const ReplyPiece &piece, Reading &reading)
{
    if (!piece.text.isValidUtf16() || !piece.reasoning.isValidUtf16())
        std::abort();
    if (piece.textWasReasoning)
        reading.reasoning += std::exchange(reading.text, {});
    reading.reasoning += piece.reasoning;
    reading.text += piece.text;
}

Reading read(QByteArrayView bytes, qsizetype size, const Secret &key)
{
    ReplyReader reader(key);
    Reading reading;
    for (qsizetype pos = 0; pos < bytes.size(); pos += size) {
        take(reader.feed(bytes.sliced(pos, qMin(size, bytes.size() - pos))), reading);
    }
    ReplyReader::Close close = reader.finish(ReplyReader::BodyEnd::Proper);
    take(close.piece, reading);
    reading.outcome = std::move(close.outcome);
    return reading;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    if (size == 0)
        return 0;
    const Secret key("sk-canary");
    const QByteArrayView bytes(data + 1, qsizetype(size) - 1);
    const Reading whole = read(bytes, qMax<qsizetype>(bytes.size(), 1), key);
    if (!(read(bytes, 1 + data[0] % 16, key) == whole))
        std::abort();
    if (!whole.outcome && whole.outcome.error().serverText.contains(QStringLiteral("sk-canary")))
        std::abort();
    if (readErrorBody(bytes, key).message.contains(QStringLiteral("sk-canary")))
        std::abort();
    (void)readModelList(bytes, key);
    return 0;
}
