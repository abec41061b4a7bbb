// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Any bytes as an attached file: hiwar-reader answers, within its limits, and Hiwar reads the
// answer.
#include "app/attachments/readerwire.h"
#include "app/reader/answertask.h"
#include "app/reader/filekind.h"
#include "app/reader/textfile.h"
#include "tests/fuzz/demand.h"

#include <array>

using namespace Hiwar;

namespace {

constexpr qint64 mebibyte = 1024 * 1024;

/// Small, so that an input that takes much is a finding.
ReaderLimits smallLimits()
{
    ReaderLimits limits;
    limits.fileBytes = mebibyte;
    limits.memory = 64 * mebibyte;
    limits.textLetters = 100'000;
    limits.answerBytes = 32 * mebibyte;
    limits.pixels = mebibyte;
    limits.entries = 100;
    limits.drawnPages = 2;
    return limits;
}

void demandHarmless(const AttachmentReading &reading, qint64 most)
{
    demand(reading.letters() <= most, "a text keeps its limit");
    for (const ReadSection &section : reading.sections) {
        for (const QChar c : section.text) {
            const bool isControl = c.unicode() < 0x20 && c != u'\n' && c != u'\t';
            demand(!isControl, "a text has no control characters");
        }
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    FuzzInput input(data, size);
    constexpr std::array names{u".txt", u".csv", u".html", u".eml", u".ipynb", u".md", u".gz"};
    ReaderTask task;
    task.kind = ReaderTaskKind(input.choice() % 5);
    task.name =
        QStringLiteral("file") + QString::fromUtf16(names.at(input.choice() % names.size()));
    task.longestSide = 32;
    task.bytes = input.rest().toByteArray();
    task.members = QStringList{QStringLiteral("a"), QStringLiteral("file")};
    // Qt's reader of SVG has no limits of its own; that of processor time ends it (hostilefiles).
    if (knownFile(task.bytes, task.name).format == FileFormat::Svg)
        return 0;
    const ReaderLimits limits = smallLimits();
    const ReaderAnswer answer = answerTask(task, limits);
    demandHarmless(answer.reading, limits.textLetters);
    const auto back = readerAnswerOf(wireOf(answer), limits);
    demand(back.has_value(), "an answer is one that Hiwar takes");
    demand(back->pictures == answer.pictures && back->entries == answer.entries,
           "an answer arrives as it was");
    if (const auto text = readTextFile(task.bytes, {}, 1000))
        demandHarmless(*text, 1000);
    const auto asked = readerTaskOf(task.bytes); // any bytes as a task
    demand(!asked || asked->bytes.size() <= task.bytes.size(), "a task has no more than it has");
    return 0;
}
