// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Any bytes as Open WebUI's export of chats.
#include "app/foreign/openwebuireader.h"
#include "tests/fuzz/fuzzreader.h"

using namespace Hiwar;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    (void)tryReader(OpenWebUiReader(),
                    QByteArray(reinterpret_cast<const char *>(data), qsizetype(size)));
    return 0;
}
