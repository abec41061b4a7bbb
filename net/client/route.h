// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The route of a profile's requests: their proxy, and whom they trust. The same for a chat and for
// a connection test. Rule: requests to this machine do not use the system's proxy, and nothing is
// trusted beyond the system's authorities and those that the profile names.
#pragma once

#include "net/values/profile.h"
#include "net/values/secret.h"

#include <QSslConfiguration>

#include <tl/expected.hpp>

class QNetworkProxy;
class QUrl;

namespace Hiwar {

class CertificateFiles;

[[nodiscard]] QNetworkProxy proxyFor(const ProxyChoice &choice, const Secret &password,
                                     const QUrl &url);

/// The address for errors, without user and password; empty when there is no proxy.
[[nodiscard]] QUrl addressOf(const QNetworkProxy &proxy);

/// A file without a usable certificate or key.
struct CertificateFault
{
    QString file;
    QString why; ///< a sentence, for details
};

[[nodiscard]] tl::expected<QSslConfiguration, CertificateFault>
readTls(const TlsChoice &choice, const Secret &passphrase, CertificateFiles &files);

} // namespace Hiwar
