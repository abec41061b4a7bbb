// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The sentences of a connection test: one plain line per step with the next step to take, and all
// of them as a report that can be shared. Rule: no secret is in a report; values in the query of an
// address, which may be secret, are left out too. Pure.
#pragma once

#include "net/values/checkup.h"
#include "ui/settings/settingstext.h"

namespace Hiwar {

/// The name of the step: "Encryption".
[[nodiscard]] QString stepName(CheckupStep step);
/// What the test waits for while the step runs.
[[nodiscard]] QString describeRunning(CheckupStep step);
[[nodiscard]] InlineMessage describeLine(const CheckupLine &line);
/// The same for screen readers: with the verdict, shown by an icon, in words.
[[nodiscard]] QString spokenLine(const CheckupLine &line);
/// The result of the whole test.
[[nodiscard]] InlineMessage describeEnd(const QList<CheckupLine> &lines, bool works);
/// For a button: without anything that a query may hide.
[[nodiscard]] QString shortAddress(const QString &address);
/// "120 ms", "1.3 s".
[[nodiscard]] QString describeTime(std::chrono::milliseconds elapsed);
/// What to check before trusting the host: owner, issuer, validity, fingerprint.
[[nodiscard]] QString describeCertificate(const CertificateFacts &facts);
/// Trust can be offered: only if the certificate was seen and is not trusted otherwise.
[[nodiscard]] bool isPinnable(const CheckupLine &line);

/// As text, to paste into an e-mail or an issue.
[[nodiscard]] QString reportText(const QList<CheckupLine> &lines, const QDateTime &when,
                                 std::optional<bool> works);

} // namespace Hiwar
