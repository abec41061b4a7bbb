// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The time that one turn of the event loop may spend on longer work. Plain value.
#pragma once

#include <chrono>
#include <functional>
#include <utility>

namespace Hiwar {

class TimeSlice
{
public:
    using Now = std::function<std::chrono::steady_clock::time_point()>;

    /// A part of a frame, so that user input is handled between two of them.
    static constexpr std::chrono::milliseconds length{4};

    explicit TimeSlice(Now now = std::chrono::steady_clock::now)
        : m_now(std::move(now))
    {
    }

    void begin() { m_end = m_now() + length; }
    [[nodiscard]] bool isOver() const { return m_now() >= m_end; }

private:
    Now m_now;
    std::chrono::steady_clock::time_point m_end;
};

} // namespace Hiwar
