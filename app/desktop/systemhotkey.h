// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Keys that the system itself gives to one program, whichever is in front: RegisterHotKey of
// Windows (win32hotkey.cpp), RegisterEventHotKey of macOS (carbonhotkey.cpp). Without Qt, so that
// the part of Windows is tested by itself, under Wine. One thread, which handles its messages.
#pragma once

#include <functional>
#include <memory>

namespace Hiwar {

/// In the numbers of the system, see hotkeychord.h.
struct HotkeyChord
{
    unsigned modifiers = 0;
    unsigned key = 0;

    bool operator==(const HotkeyChord &) const = default;
};

enum class HotkeyEnd : unsigned char {
    Bound,
    Taken, ///< by another program
    Refused,
};

class SystemHotkey
{
public:
    SystemHotkey() = default;
    SystemHotkey(const SystemHotkey &) = delete;
    SystemHotkey &operator=(const SystemHotkey &) = delete;
    /// Gives the keys back.
    virtual ~SystemHotkey() = default;

    /// Called once. `pressed` is called once for each press, however long the keys are held.
    [[nodiscard]] virtual HotkeyEnd bind(const HotkeyChord &chord,
                                         std::function<void()> pressed) = 0;
};

#if defined(_WIN32) || defined(__APPLE__)
[[nodiscard]] std::unique_ptr<SystemHotkey> makeSystemHotkey();
#endif

} // namespace Hiwar
