// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// From a connection to the request that is made of it: address, headers, proxy, trust and limits,
// all as the profile says. The rule it protects: what cannot be asked as the person wants it is not
// asked at all. Reads the profile's certificate files, unless they are known. One thread.
#pragma once

#include "net/client/chatclient.h"
#include "net/client/exchange.h"
#include "net/values/endpoint.h"

namespace Hiwar {

class CertificateFiles;

/// `which` of the service's URLs. The error says what is wrong with the profile: its param names
/// the header, the file or the secret; its url is the base.
[[nodiscard]] tl::expected<RequestSpec, ApiError> specifyRequest(const Connection &connection,
                                                                 QUrl Endpoint::*which,
                                                                 const Timeouts &general,
                                                                 CertificateFiles &files);

} // namespace Hiwar
