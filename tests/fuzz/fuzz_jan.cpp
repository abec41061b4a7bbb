// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Any bytes as messages of a Jan thread.
#include "app/foreign/janreader.h"
#include "tests/fuzz/fuzzreader.h"

using namespace Hiwar;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    (void)tryReader(JanReader(), QByteArray(reinterpret_cast<const char *>(data), qsizetype(size)));
    return 0;
}
