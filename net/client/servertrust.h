// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Checks whether a service has the certificate that the user has checked. Rule: a pin accepts
// exactly one certificate, and with a pin no other is accepted, whatever its issuer. Pure.
#pragma once

#include <QString>

class QSslCertificate;

namespace Hiwar {

/// Compares the certificate itself, not its issuer.
[[nodiscard]] bool isPinned(const QSslCertificate &shown, const QString &pinnedSha256);

/// For the details of an error: the certificate of the service, and the expected one. Empty when
/// the service showed none.
[[nodiscard]] QString describeShown(const QSslCertificate &shown, const QString &pinnedSha256);

} // namespace Hiwar
