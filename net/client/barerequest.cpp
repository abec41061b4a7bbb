// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/barerequest.h"

namespace Hiwar {

QNetworkRequest bareRequest(const QUrl &url, const QByteArray &agent, const QByteArray &accept)
{
    QNetworkRequest request(url);
    request.setRawHeader("Connection", "close"); // each has one of its own
    request.setRawHeader("User-Agent", agent);
    request.setRawHeader("Accept", accept);
    // A compressed stream arrives in lumps, and a file would be unpacked to more than is counted.
    request.setRawHeader("Accept-Encoding", "identity");
    request.setRawHeader("Accept-Language", "*");
    return request;
}

} // namespace Hiwar
