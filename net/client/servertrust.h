// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whether a service is the one a person has looked at. The rule it protects: a pin accepts exactly
// one certificate, and with a pin no other is good, no matter who vouches for it. Pure.
#pragma once

#include <QString>

class QSslCertificate;

namespace Hiwar {

/// The certificate itself, not who signed it.
[[nodiscard]] bool isPinned(const QSslCertificate &shown, const QString &pinnedSha256);

/// For the details of an error: what the service showed, and what was expected. Empty when it
/// showed none.
[[nodiscard]] QString describeShown(const QSslCertificate &shown, const QString &pinnedSha256);

} // namespace Hiwar
