// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/update/signature.h"

#ifdef HIWAR_LIBSODIUM
#include "net/latelibrary.h"
#endif

#include <sodium.h>

#include <optional>

namespace Hiwar {

static_assert(publicKeySize == crypto_sign_PUBLICKEYBYTES);
static_assert(signatureSize == crypto_sign_BYTES);

namespace {

/// The functions of libsodium, under their own names.
struct Libsodium
{
    decltype(&sodium_init) init = nullptr;
    decltype(&crypto_sign_verify_detached) verifyDetached = nullptr;
};

std::optional<Libsodium> load()
{
#ifdef HIWAR_LIBSODIUM
    LateLibrary library(QStringLiteral(HIWAR_LIBSODIUM));
    Libsodium loaded;
    library.find(loaded.init, "sodium_init");
    library.find(loaded.verifyDetached, "crypto_sign_verify_detached");
    if (!library.isWhole())
        return {};
#else
    const Libsodium loaded{.init = sodium_init, .verifyDetached = crypto_sign_verify_detached};
#endif
    return loaded.init() < 0 ? std::nullopt : std::optional(loaded);
}

const unsigned char *octets(const QByteArray &bytes)
{
    return reinterpret_cast<const unsigned char *>(bytes.constData());
}

} // namespace

SignatureCheck checkSignature(const QByteArray &publicKey, const QByteArray &bytes,
                              const QByteArray &signature)
{
    if (publicKey.size() != publicKeySize || signature.size() != signatureSize)
        return SignatureCheck::Wrong;
    static const std::optional<Libsodium> sodium = load();
    if (!sodium)
        return SignatureCheck::Impossible;
    const int result =
        sodium->verifyDetached(octets(signature), octets(bytes),
                               static_cast<unsigned long long>(bytes.size()), octets(publicKey));
    return result == 0 ? SignatureCheck::Good : SignatureCheck::Wrong;
}

} // namespace Hiwar
