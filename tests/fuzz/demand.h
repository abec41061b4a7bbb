// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a fuzzer demands of the code, and its failure report. The key in every text is a canary.
#pragma once

#include "net/values/secret.h"

#include <QByteArray>
#include <QString>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace Hiwar {

inline void demand(bool holds, const char *claim)
{
    if (holds)
        return;
    std::fprintf(stderr, "not so: %s\n", claim);
    std::abort();
}

inline const QByteArray canary = QByteArrayLiteral("sk-canary");

/// The input of one run: its first bytes choose how the rest is read.
class FuzzInput
{
public:
    FuzzInput(const unsigned char *data, std::size_t size)
        : m_bytes(data, qsizetype(size))
    {
    }

    [[nodiscard]] unsigned char choice()
    {
        if (m_bytes.isEmpty())
            return 0;
        const auto first = static_cast<unsigned char>(m_bytes.front());
        m_bytes = m_bytes.sliced(1);
        return first;
    }
    [[nodiscard]] QByteArrayView rest() const { return m_bytes; }

private:
    QByteArrayView m_bytes;
};

/// Passes `bytes` to `take` in chunks; the seed determines the cuts.
template<typename Take>
void inChunks(QByteArrayView bytes, unsigned seed, Take take)
{
    while (!bytes.isEmpty()) {
        seed = seed * 1103515245U + 12345U;
        const qsizetype size = std::min<qsizetype>(bytes.size(), 1 + (seed >> 16) % 24);
        take(bytes.first(size));
        bytes = bytes.sliced(size);
    }
}

/// A text that users read: valid, bounded, without the key or characters that hide or reorder.
inline void demandClean(const QString &text)
{
    demand(text.isValidUtf16(), "a text for people is valid UTF-16");
    demand(!text.contains(QString::fromLatin1(canary)), "a text for people is without the key");
    for (const QChar c : text) {
        const char16_t code = c.unicode();
        demand(code >= 0x20 && (code < 0x7f || code >= 0xa0), "no control characters");
        demand((code < 0x202a || code > 0x202e) && (code < 0x2066 || code > 0x2069),
               "no bidi overrides or isolates");
    }
}

} // namespace Hiwar
