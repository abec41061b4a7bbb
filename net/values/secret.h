// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A key in memory. It cannot be printed, streamed or compared by accident: the only way to its
// text is reveal(), and that word is easy to search for. Wiped when it goes.
#pragma once

#include <QByteArray>
#include <QDebug>

namespace Hiwar {

class Secret
{
public:
    Secret() = default;
    explicit Secret(QByteArray utf8)
        : m_bytes(std::move(utf8))
    {
    }
    Secret(const Secret &) = default;
    Secret(Secret &&) noexcept = default;
    Secret &operator=(const Secret &) = default;
    Secret &operator=(Secret &&) noexcept = default;
    ~Secret() { wipe(); }

    [[nodiscard]] bool isEmpty() const { return m_bytes.isEmpty(); }
    /// The only way to the text (UTF-8). Use it where it goes on the wire or into the keychain.
    [[nodiscard]] const QByteArray &reveal() const { return m_bytes; }

private:
    void wipe()
    {
        if (m_bytes.isDetached())
            m_bytes.fill('\0');
    }

    QByteArray m_bytes;
};

QDebug operator<<(QDebug, const Secret &) = delete;

} // namespace Hiwar
