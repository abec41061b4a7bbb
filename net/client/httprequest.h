// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The head of a request, with the headers of the profile in place of ours. Pure.
#pragma once

#include "net/values/secret.h"
#include "net/values/wiretranscript.h"

class QNetworkProxy;
class QUrl;

namespace Hiwar {

class AnswerReader;
struct RequestSpec;
struct OutgoingRequest;

/// `proxy` is the one the request will go through.
[[nodiscard]] OutgoingRequest makeRequest(const RequestSpec &spec, const QUrl &url,
                                          const QNetworkProxy &proxy);

/// Its headers as a WireTap may see them.
[[nodiscard]] WireHeaders shownHeaders(const OutgoingRequest &request, const RequestSpec &spec,
                                       const QList<Secret> &secrets);

/// As the service itself names the request, or as what stands before it does.
[[nodiscard]] QString readRequestId(const AnswerReader &answer, const Secret &key);

} // namespace Hiwar
