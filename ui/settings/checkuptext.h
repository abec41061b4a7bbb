// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The sentences of a connection test: one plain line a step with the next step in it, and all of
// them as a report that can be given away. The rule it protects: no secret is in a report; what an
// address may hide in its query is left out too. Pure.
#pragma once

#include "net/values/checkup.h"
#include "ui/settings/settingstext.h"

namespace Hiwar {

/// "Encryption"; the name of the step.
[[nodiscard]] QString stepName(CheckupStep step);
/// What is waited for while the step runs.
[[nodiscard]] QString describeRunning(CheckupStep step);
[[nodiscard]] InlineMessage describeLine(const CheckupLine &line);
/// The same for those who hear it: the verdict, which an icon tells, in words.
[[nodiscard]] QString spokenLine(const CheckupLine &line);
/// What all of it comes to.
[[nodiscard]] InlineMessage describeEnd(const QList<CheckupLine> &lines, bool works);
/// As it stands on a button: nothing that a query may hide.
[[nodiscard]] QString shortAddress(const QString &address);
/// "120 ms", "1.3 s".
[[nodiscard]] QString describeTime(std::chrono::milliseconds elapsed);
/// What to look at before trusting the host: whose it is, who says so, how long, the fingerprint.
[[nodiscard]] QString describeCertificate(const CertificateFacts &facts);
/// It is offered to trust it: only when it was seen and is not trusted otherwise.
[[nodiscard]] bool isPinnable(const CheckupLine &line);

/// As text, to be pasted into a mail or an issue.
[[nodiscard]] QString reportText(const QList<CheckupLine> &lines, const QDateTime &when,
                                 std::optional<bool> works);

} // namespace Hiwar
