// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/barerequest.h"

namespace Hiwar {

QNetworkRequest bareRequest(const QUrl &url, const QByteArray &agent, const QByteArray &accept)
{
    QNetworkRequest request(url);
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute,
                         QNetworkRequest::ManualRedirectPolicy);
    // Qt 6 loses requests to GOAWAY and aborts over HTTP/2, and neither a chat nor one file gains
    // anything from it.
    request.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
    for (const auto attribute :
         {QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::CookieSaveControlAttribute,
          QNetworkRequest::AuthenticationReuseAttribute})
        request.setAttribute(attribute, QNetworkRequest::Manual);
    request.setRawHeader("User-Agent", agent);
    request.setRawHeader("Accept", accept);
    // A compressed stream arrives in lumps, and a file would be unpacked to more than is counted.
    request.setRawHeader("Accept-Encoding", "identity");
    // Qt would name the languages of this machine.
    request.setRawHeader("Accept-Language", "*");
    return request;
}

} // namespace Hiwar
