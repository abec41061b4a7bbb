// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/foreign/foreignreaders.h"

#include "app/foreign/archivereader.h"
#include "app/foreign/chatboxreader.h"
#include "app/foreign/chatgptreader.h"
#include "app/foreign/janreader.h"
#include "app/foreign/librechatreader.h"
#include "app/foreign/llamacppreader.h"
#include "app/foreign/openwebuireader.h"

#include <algorithm>

namespace Hiwar {

ForeignReaders foreignFormats()
{
    ForeignReaders formats;
    formats.push_back(std::make_unique<ChatboxReader>());
    formats.push_back(std::make_unique<ChatGptReader>());
    formats.push_back(std::make_unique<LlamaCppReader>());
    formats.push_back(std::make_unique<LibreChatReader>()); // before Jan: may have a thread_id too
    formats.push_back(std::make_unique<JanReader>());
    formats.push_back(std::make_unique<OpenWebUiReader>());
    return formats;
}

const ForeignReader *detectFormat(const ForeignReaders &formats, QByteArrayView head)
{
    const auto found = std::find_if(formats.begin(), formats.end(), [head](const auto &format) {
        return format->recognises(head, {});
    });
    return found == formats.end() ? nullptr : found->get();
}

Readers foreignReaders()
{
    Readers readers;
    readers.push_back(std::make_unique<ArchiveReader>(foreignFormats()));
    for (auto &format : foreignFormats())
        readers.push_back(std::move(format));
    return readers;
}

} // namespace Hiwar
