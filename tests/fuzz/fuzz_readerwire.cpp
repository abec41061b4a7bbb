// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Any bytes as what hiwar-reader says, and as what it is asked: what is taken keeps the limits, and
// says the same a second time.
#include "app/attachments/readerwire.h"
#include "tests/fuzz/demand.h"

using namespace Hiwar;

namespace {

bool isSame(const ReaderAnswer &a, const ReaderAnswer &b)
{
    return a.fault == b.fault && a.kind == b.kind && a.mediaType == b.mediaType &&
           a.reading == b.reading && a.pages == b.pages && a.pictures == b.pictures &&
           a.entries == b.entries && a.members == b.members && a.isOpen == b.isOpen;
}

void demandAnswer(const QByteArray &bytes)
{
    ReaderLimits limits;
    limits.textLetters = 1000;
    limits.entries = 20;
    limits.drawnPages = 3;
    limits.pixels = 10'000;
    const auto answer = readerAnswerOf(bytes, limits);
    if (!answer)
        return;
    demand(answer->reading.letters() <= limits.textLetters, "a text keeps its limit");
    demand(answer->entries.size() <= limits.entries, "a list keeps its limit");
    demand(answer->members.size() <= limits.entries, "members keep their limit");
    demand(answer->pictures.size() <= limits.drawnPages, "pictures keep their limit");
    for (const ReadPicture &picture : answer->pictures) {
        const qint64 pixels = qint64(picture.size.width()) * picture.size.height();
        demand(pixels > 0 && pixels <= limits.pixels, "a picture keeps its limit");
        const bool isRaw = picture.mediaType == QLatin1String("image/x-rgba");
        demand(!isRaw || picture.bytes.size() == pixels * 4, "raw pixels are all there");
    }
    const auto again = readerAnswerOf(wireOf(*answer), limits);
    demand(again && isSame(*again, *answer), "an answer says the same a second time");
}

void demandTask(const QByteArray &bytes)
{
    const auto task = readerTaskOf(bytes);
    if (!task)
        return;
    demand(task->bytes.size() <= bytes.size(), "a task has no more than it has");
    const auto again = readerTaskOf(wireOf(*task));
    demand(again && again->bytes == task->bytes && again->members == task->members &&
               again->pages == task->pages && again->name == task->name,
           "a task says the same a second time");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    FuzzInput input(data, size);
    const bool isAnswer = input.choice() % 2 == 0;
    const QByteArray bytes = input.rest().toByteArray();
    if (isAnswer)
        demandAnswer(bytes);
    else
        demandTask(bytes);
    return 0;
}
