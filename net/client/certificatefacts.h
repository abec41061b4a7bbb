// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The facts of a certificate for the user. Names in it come from a stranger, so they are cleaned
// and bounded. Pure.
#pragma once

#include "net/values/checkup.h"

class QSslCertificate;

namespace Hiwar {

[[nodiscard]] CertificateFacts factsOf(const QSslCertificate &certificate);

} // namespace Hiwar
