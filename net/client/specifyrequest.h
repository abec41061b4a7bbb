// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Makes a request from a connection: address, headers, proxy, trust and limits, all from the
// profile. Rule: a request that cannot be made exactly as the user set it is not made at all. Reads
// the profile's certificate files, unless they are cached. One thread.
#pragma once

#include "net/client/chatclient.h"
#include "net/client/exchange.h"
#include "net/values/endpoint.h"

namespace Hiwar {

class CertificateFiles;

/// `which`: one of the service's URLs. The error says what is wrong with the profile: its param
/// names the header, the file or the secret; its url is the base.
[[nodiscard]] tl::expected<RequestSpec, ApiError> specifyRequest(const Connection &connection,
                                                                 QUrl Endpoint::*which,
                                                                 const Timeouts &general,
                                                                 CertificateFiles &files);

} // namespace Hiwar
