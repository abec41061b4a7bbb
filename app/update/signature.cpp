// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/update/signature.h"

#include <sodium.h>

namespace Hiwar {

static_assert(publicKeySize == crypto_sign_PUBLICKEYBYTES);
static_assert(signatureSize == crypto_sign_BYTES);

namespace {

const unsigned char *octets(const QByteArray &bytes)
{
    return reinterpret_cast<const unsigned char *>(bytes.constData());
}

} // namespace

bool isSignedBy(const QByteArray &publicKey, const QByteArray &bytes, const QByteArray &signature)
{
    if (publicKey.size() != publicKeySize || signature.size() != signatureSize || sodium_init() < 0)
        return false;
    return crypto_sign_verify_detached(octets(signature), octets(bytes),
                                       static_cast<unsigned long long>(bytes.size()),
                                       octets(publicKey)) == 0;
}

} // namespace Hiwar
