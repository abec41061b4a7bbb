// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whether bytes were signed with the private half of an Ed25519 key. The only place that uses
// libsodium, which few sessions need: see net/latelibrary.h. Any thread.
#pragma once

#include <QByteArray>

namespace Hiwar {

inline constexpr qsizetype publicKeySize = 32;
inline constexpr qsizetype signatureSize = 64;

enum class SignatureCheck : quint8 {
    Good,
    Wrong,
    Impossible, ///< libsodium cannot be loaded
};

[[nodiscard]] SignatureCheck checkSignature(const QByteArray &publicKey, const QByteArray &bytes,
                                            const QByteArray &signature);

} // namespace Hiwar
