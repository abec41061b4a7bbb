// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Any bytes as the answer to a recording: words that may go into a message, or an error for people.
#include "net/wire/transcription.h"
#include "tests/fuzz/demand.h"

using namespace Hiwar;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    FuzzInput input(data, size);
    const bool isCut = input.choice() % 2 == 1;
    const auto words = readTranscription(input.rest(), Secret(canary), isCut);
    if (!words) {
        for (const QString &text : {words.error().serverText, words.error().code,
                                    words.error().param, words.error().detail})
            demandClean(text);
        return 0;
    }
    QString line = *words;
    demandClean(line.replace(u'\n', u' '));
    demand(words->trimmed() == *words, "there is no space around words");
    demand(words->size() <= input.rest().size(), "no more words than were sent");
    return 0;
}
