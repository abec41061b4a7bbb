// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/keyveil.h"

#include <algorithm>
#include <utility>

namespace Hiwar {

namespace {

/// The longest end of `bytes` that is a beginning of `key`, and not all of it.
qsizetype heldBack(const QByteArray &bytes, const QByteArray &key)
{
    for (qsizetype size = std::min(bytes.size(), key.size() - 1); size > 0; --size) {
        if (bytes.endsWith(QByteArrayView(key).first(size)))
            return size;
    }
    return 0;
}

} // namespace

KeyVeil::KeyVeil(Secret key)
    : m_key(std::move(key))
{
}

QByteArray KeyVeil::pass(const QByteArray &piece)
{
    if (m_key.isEmpty())
        return piece;
    QByteArray shown = std::exchange(m_held, {}) + piece;
    shown.replace(m_key.reveal(), "•••");
    m_held = shown.last(heldBack(shown, m_key.reveal()));
    shown.chop(m_held.size());
    return shown;
}

QByteArray KeyVeil::rest()
{
    return std::exchange(m_held, {});
}

} // namespace Hiwar
