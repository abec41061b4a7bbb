// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Any bytes as a file of profiles, as an address and as a key: nothing may crash, and what is taken
// over can be written and read again as it is.
#include "app/settings/profilefile.h"
#include "net/values/apikey.h"
#include "net/values/endpoint.h"

#include <cstdlib>

using namespace Hiwar;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    const QByteArrayView bytes(data, qsizetype(size));
    if (const auto profiles = importProfiles(bytes)) {
        const QByteArray once = exportProfiles(*profiles);
        const auto again = importProfiles(once);
        if (!again || exportProfiles(*again) != once)
            std::abort();
    }
    const QString text = QString::fromUtf8(bytes);
    if (const auto endpoint = resolveEndpoint(text)) {
        // What was found is an address as it would be typed.
        if (resolveEndpoint(endpoint->base.toString(QUrl::FullyEncoded)) != endpoint)
            std::abort();
    }
    if (const auto key = cleanKey(text)) {
        for (const char c : key->reveal()) {
            if (c <= 0x20 || c == 0x7F)
                std::abort();
        }
    }
    return 0;
}
