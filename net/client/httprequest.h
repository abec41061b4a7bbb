// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The head of a request; the profile's headers replace Hiwar's. Pure.
#pragma once

#include "net/values/secret.h"
#include "net/values/wiretranscript.h"

class QNetworkProxy;
class QUrl;

namespace Hiwar {

class AnswerReader;
struct RequestSpec;
struct OutgoingRequest;

/// `proxy`: the one that the request will use.
[[nodiscard]] OutgoingRequest makeRequest(const RequestSpec &spec, const QUrl &url,
                                          const QNetworkProxy &proxy);

/// Its headers in the form that a WireTap may see.
[[nodiscard]] WireHeaders shownHeaders(const OutgoingRequest &request, const RequestSpec &spec,
                                       const QList<Secret> &secrets);

/// The request's id from the service, or from a proxy in front of it.
[[nodiscard]] QString readRequestId(const AnswerReader &answer, const Secret &key);

} // namespace Hiwar
