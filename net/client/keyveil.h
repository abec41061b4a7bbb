// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Hides a key in bytes that come in pieces, also when the pieces cut it. Only what might be the
// beginning of the key is held back until the next piece.
#pragma once

#include "net/values/secret.h"

namespace Hiwar {

class KeyVeil
{
public:
    explicit KeyVeil(Secret key);

    /// What can be shown now.
    [[nodiscard]] QByteArray pass(const QByteArray &piece);
    /// What was held back, when nothing follows.
    [[nodiscard]] QByteArray rest();

private:
    Secret m_key;
    QByteArray m_held;
};

} // namespace Hiwar
