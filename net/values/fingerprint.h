// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The SHA-256 of a certificate as text. Pure; any thread.
#pragma once

#include <QString>

namespace Hiwar {

/// Turns pasted text ("SHA256 Fingerprint=AB:CD:…") into 64 lower-case hex digits; empty when it is
/// no such fingerprint.
[[nodiscard]] QString readFingerprint(const QString &typed);

/// In pairs, as other tools show it: "AB:CD:…".
[[nodiscard]] QString showFingerprint(const QString &sha256);

} // namespace Hiwar
