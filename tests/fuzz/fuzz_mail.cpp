// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Any bytes as a mail: of parts within parts, in any encoding.
#include "app/reader/office/readdocument.h"
#include "tests/fuzz/demand.h"

using namespace Hiwar;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    FuzzInput input(data, size);
    const qint64 letters = input.choice() % 2 == 0 ? 100'000 : 40;
    const auto read = readDocument(DocumentFormat::Mail, input.rest().toByteArray(),
                                   {.letters = letters, .unpackedBytes = 1'000'000, .depth = 16});
    if (!read)
        return 0;
    qint64 written = 0;
    for (const ReadSection &section : read->sections) {
        written += section.text.size();
        demandClean(section.name);
    }
    demandClean(read->title);
    demand(written <= letters, "no more letters than are allowed");
    return 0;
}
