// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How requests of a profile travel: through which proxy, and whom they trust. One answer for a chat
// and for the test of a connection. The rule it protects: what stays on this machine goes through
// no proxy, and nothing is trusted beyond the system's authorities and what the profile names.
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

/// Its address as errors name it, without user and password; empty when there is no proxy.
[[nodiscard]] QUrl addressOf(const QNetworkProxy &proxy);

/// Which file holds nothing of use.
struct FileFault
{
    QString file;
    QString why; ///< a sentence, for details
};

[[nodiscard]] tl::expected<QSslConfiguration, FileFault>
readTls(const TlsChoice &choice, const Secret &passphrase, CertificateFiles &files);

} // namespace Hiwar
