// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// usage: bench_sse FILE
//
// How fast the bytes of a recorded stream become text, for reads of one byte up to a megabyte: the
// parser alone, and the whole ReplyReader. bench_stream.py makes the file and prints the figures of
// other programs beside these. Not a test, because a shared machine has no fixed speed; compare
// rows of the same run.
#include "net/wire/replyreader.h"

#include <QFile>

#include <cstdio>
#include <ctime>

using namespace Hiwar;

namespace {

template<typename Feed>
double megabytesPerSecond(QByteArrayView stream, qsizetype read, Feed feed)
{
    const std::clock_t start = std::clock(); // processor time, because others may be using it
    for (qsizetype pos = 0; pos < stream.size(); pos += read)
        feed(stream.sliced(pos, qMin(read, stream.size() - pos)));
    const double seconds = double(std::clock() - start) / CLOCKS_PER_SEC;
    return double(stream.size()) / 1e6 / seconds;
}

} // namespace

int main(int argc, char **argv)
{
    QFile file(argc > 1 ? QString::fromLocal8Bit(argv[1]) : QString());
    if (!file.open(QIODevice::ReadOnly)) {
        std::fprintf(stderr, "usage: bench_sse FILE\n");
        return 2;
    }
    const QByteArray stream = file.readAll();
    std::printf("%10s %14s %14s\n", "read", "parser MB/s", "to text MB/s");
    for (const qsizetype read : {1, 4, 16, 64, 256, 1024, 4096, 16384, 65536, 1048576}) {
        SseParser parser;
        qsizetype events = 0;
        const double parsing = megabytesPerSecond(
            stream, read, [&](QByteArrayView bytes) { events += parser.feed(bytes).size(); });
        ReplyReader reader;
        qsizetype letters = 0;
        const double reading = megabytesPerSecond(stream, read, [&](QByteArrayView bytes) {
            if (reader.read(bytes))
                letters += reader.takeDelta().text.size();
        });
        std::printf("%10lld %14.0f %14.0f\n", static_cast<long long>(read), parsing, reading);
        if (events < 2 || letters < 2)
            return 1; // nothing was measured
    }
    return 0;
}
