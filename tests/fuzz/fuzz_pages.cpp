// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Any bytes as a page, a mail, a notebook, a table of text, rich text, and as an archive.
#include "app/reader/office/readdocument.h"
#include "tests/fuzz/demand.h"

#include <array>

using namespace Hiwar;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    constexpr std::array formats{DocumentFormat::Html,     DocumentFormat::Mail,
                                 DocumentFormat::Notebook, DocumentFormat::Csv,
                                 DocumentFormat::Epub,     DocumentFormat::Rtf};
    FuzzInput input(data, size);
    const DocumentFormat format = formats[input.choice() % formats.size()];
    constexpr qint64 letters = 100'000;
    const auto read = readDocument(format, input.rest().toByteArray(),
                                   {.letters = letters, .unpackedBytes = 1'000'000, .depth = 100});
    if (!read)
        return 0;
    qint64 written = 0;
    for (const ReadSection &section : read->sections)
        written += section.text.size();
    demandClean(read->title);
    demand(written <= letters, "no more letters than are allowed");
    return 0;
}
