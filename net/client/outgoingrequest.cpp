// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/outgoingrequest.h"

#include <algorithm>

namespace Hiwar {

namespace {

auto isNamed(QByteArrayView name)
{
    return [name](const std::pair<QByteArray, QByteArray> &header) {
        return name.compare(header.first, Qt::CaseInsensitive) == 0;
    };
}

} // namespace

void OutgoingRequest::set(const QByteArray &name, const QByteArray &value)
{
    headers.removeIf(isNamed(name));
    headers.emplaceBack(name, value);
}

bool OutgoingRequest::has(QByteArrayView name) const
{
    return std::any_of(headers.begin(), headers.end(), isNamed(name));
}

OutgoingRequest bareRequest(const QUrl &url, const QByteArray &agent, const QByteArray &accept)
{
    return {.url = url,
            .headers = {{"Connection", "close"}, // each request has a connection of its own
                        {"User-Agent", agent},
                        {"Accept", accept},
                        // A compressed stream arrives in lumps, and a file would be decompressed to
                        // more bytes than are counted.
                        {"Accept-Encoding", "identity"},
                        {"Accept-Language", "*"}}};
}

} // namespace Hiwar
