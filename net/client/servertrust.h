// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Checks whether a service has the certificate that the user has checked, and why one is
// distrusted. Rule: a pin accepts exactly one certificate, and with a pin no other is accepted,
// whatever its issuer. Pure, but for lacksAuthorities().
#pragma once

#include <QList>
#include <QString>

class QSslCertificate;
class QSslConfiguration;
class QSslError;

namespace Hiwar {

/// Compares the certificate itself, not its issuer.
[[nodiscard]] bool isPinned(const QSslCertificate &shown, const QString &pinnedSha256);

/// For the details of an error: the certificate of the service, and the expected one. Empty when
/// the service showed none.
[[nodiscard]] QString describeShown(const QSslCertificate &shown, const QString &pinnedSha256);

/// Whether the server is distrusted because this computer knows no certificate authority at all, as
/// a system without its package, and the profile names none. Reads the system's folders, so it is
/// for after a failure.
[[nodiscard]] bool lacksAuthorities(const QList<QSslError> &errors, const QSslConfiguration &tls,
                                    const QString &pinnedSha256);

} // namespace Hiwar
