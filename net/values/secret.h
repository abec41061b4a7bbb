// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A key in memory. It cannot be printed, streamed or compared by accident: the only access to its
// text is reveal(), a name that is easy to search for. Wiped in the destructor.
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
    /// The only access to the text (UTF-8). Use it to send the text or to write it to the keychain.
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
