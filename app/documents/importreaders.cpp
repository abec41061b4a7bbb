// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/importreaders.h"

#include "app/foreign/foreignreaders.h"
#include "app/transfer/historyfilereader.h"
#include "app/transfer/historylines.h"
#include "app/transfer/markdownreader.h"

namespace Hiwar {

Readers importReaders()
{
    // Transcripts last: almost any text can be read as one.
    Readers readers;
    readers.push_back(std::make_unique<HistoryFileReader>());
    readers.push_back(std::make_unique<HistoryLinesReader>());
    for (auto &reader : foreignReaders())
        readers.push_back(std::move(reader));
    readers.push_back(std::make_unique<MarkdownReader>());
    return readers;
}

} // namespace Hiwar
