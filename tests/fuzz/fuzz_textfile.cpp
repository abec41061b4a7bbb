// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Any bytes as a text, in the encoding that is found and in one that was chosen.
#include "app/reader/textfile.h"
#include "tests/fuzz/demand.h"

#include <array>

using namespace Hiwar;

namespace {

void demandHarmless(const QString &text, qint64 most)
{
    demand(text.size() <= most, "a text keeps its limit");
    for (const QChar c : text) {
        const char16_t code = c.unicode();
        demand(code >= 0x20 || code == u'\n' || code == u'\t', "a text has no control characters");
        demand(code < 0x7f || code >= 0xa0 || code == 0x85, "nor those of eight bits");
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    constexpr std::array encodings{"",        "UTF-8",       "UTF-16",           "UTF-32BE",
                                   "UTF-7",   "ISO-2022-JP", "ISO-2022-CN",      "HZ",
                                   "GB18030", "Big5",        "EUC-KR",           "windows-1256",
                                   "SCSU",    "BOCU-1",      "IMAP-mailbox-name"};
    FuzzInput input(data, size);
    const QString encoding = QString::fromLatin1(encodings[input.choice() % encodings.size()]);
    const qint64 most = input.choice() % 2 == 0 ? 100'000 : 7; // where it is cut
    const QByteArray bytes = input.rest().toByteArray();
    (void)isText(bytes);
    demandHarmless(guessedText(bytes), 4096);
    const auto reading = readTextFile(bytes, encoding, most);
    if (!reading)
        return 0;
    demand(reading->sections.size() == 1, "a text is one section");
    demandHarmless(reading->sections.first().text, most);
    demand(encoding.isEmpty() || reading->encoding == encoding, "it is read as was chosen");
    return 0;
}
