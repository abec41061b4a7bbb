// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Any bytes as ChatGPT's export: conversations.json, and the archive it comes in.
#include "app/foreign/archivereader.h"
#include "app/foreign/chatgptreader.h"
#include "app/foreign/foreignreaders.h"
#include "tests/fuzz/fuzzreader.h"

using namespace Hiwar;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), qsizetype(size));
    if (bytes.startsWith("PK"))
        (void)tryReader(ArchiveReader(foreignFormats()), bytes);
    else
        (void)tryReader(ChatGptReader(), bytes);
    return 0;
}
