// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A certificate as a person may look at it. The names in it are a stranger's, so they are cleaned
// and bounded. Pure.
#pragma once

#include "net/values/checkup.h"

class QSslCertificate;

namespace Hiwar {

[[nodiscard]] CertificateFacts factsOf(const QSslCertificate &certificate);

} // namespace Hiwar
