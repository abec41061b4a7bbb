// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How fast the bytes of a stream become text, for reads of one byte up to a megabyte: the parser
// alone, and the whole way through ReplyReader. Build it with the release preset and HIWAR_TESTS;
// it is no test, for a shared machine has no fixed speed. Rows of one run may be compared.
#include "net/wire/replyreader.h"

#include <cstdio>
#include <ctime>

using namespace Hiwar;

namespace {

/// What a common local server sends for one token: 232 bytes with little text in it.
QByteArray makeStream(qsizetype size)
{
    const QByteArray event =
        "data: {\"choices\":[{\"finish_reason\":null,\"index\":0,\"delta\":{\"content\":\" "
        "token\"}}],"
        "\"created\":1751200101,\"id\":\"chatcmpl-9pGqKx0eV0S4zT\",\"model\":\"qwen2.5-7b-q4."
        "gguf\","
        "\"system_fingerprint\":\"b5780-27208bf6\",\"object\":\"chat.completion.chunk\"}\n\n";
    QByteArray stream = event.repeated(size / event.size());
    return stream + "data: [DONE]\n\n";
}

template<typename Feed>
double megabytesPerSecond(const QByteArray &stream, qsizetype read, Feed feed)
{
    const std::clock_t start = std::clock(); // time of the processor: others may be using it too
    for (qsizetype pos = 0; pos < stream.size(); pos += read)
        feed(QByteArrayView(stream).sliced(pos, qMin(read, stream.size() - pos)));
    const double seconds = double(std::clock() - start) / CLOCKS_PER_SEC;
    return double(stream.size()) / 1e6 / seconds;
}

} // namespace

int main()
{
    const QByteArray stream = makeStream(32 * 1024 * 1024);
    std::printf("%10s %14s %14s\n", "read", "parser MB/s", "to text MB/s");
    for (const qsizetype read : {1, 4, 16, 64, 256, 1024, 4096, 16384, 65536, 1048576}) {
        SseParser parser;
        qsizetype events = 0;
        const double parsing = megabytesPerSecond(
            stream, read, [&](QByteArrayView bytes) { events += parser.feed(bytes).size(); });
        ReplyReader reader;
        qsizetype letters = 0;
        const double reading = megabytesPerSecond(
            stream, read, [&](QByteArrayView bytes) { letters += reader.feed(bytes).text.size(); });
        std::printf("%10lld %14.0f %14.0f\n", static_cast<long long>(read), parsing, reading);
        if (events < 2 || letters < 2)
            return 1; // nothing was measured
    }
    return 0;
}
