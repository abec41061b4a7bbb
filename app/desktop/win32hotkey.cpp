// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/systemhotkey.h"

#include <utility>

#include <windows.h>

namespace Hiwar {

namespace {

constexpr int onlyId = 1;

/// A window that is never shown gets WM_HOTKEY from the message loop of its thread, also Qt's.
class Win32Hotkey : public SystemHotkey
{
public:
    ~Win32Hotkey() override;

    HotkeyEnd bind(const HotkeyChord &chord, std::function<void()> pressed) override;

private:
    static LRESULT CALLBACK take(HWND window, UINT message, WPARAM word, LPARAM other);
    [[nodiscard]] static ATOM windowClass();

    HWND m_window = nullptr;
    bool m_isBound = false;
    std::function<void()> m_pressed;
};

Win32Hotkey::~Win32Hotkey()
{
    if (m_isBound)
        UnregisterHotKey(m_window, onlyId);
    if (m_window)
        DestroyWindow(m_window);
}

HotkeyEnd Win32Hotkey::bind(const HotkeyChord &chord, std::function<void()> pressed)
{
    m_pressed = std::move(pressed);
    m_window =
        CreateWindowExW(0, reinterpret_cast<const wchar_t *>(ULONG_PTR(windowClass())), L"", 0, 0,
                        0, 0, 0, HWND_MESSAGE, nullptr, GetModuleHandleW(nullptr), nullptr);
    if (!m_window)
        return HotkeyEnd::Refused;
    SetWindowLongPtrW(m_window, GWLP_USERDATA, reinterpret_cast<LONG_PTR>(this));
    m_isBound = RegisterHotKey(m_window, onlyId, chord.modifiers | MOD_NOREPEAT, chord.key) != 0;
    if (m_isBound)
        return HotkeyEnd::Bound;
    return GetLastError() == ERROR_HOTKEY_ALREADY_REGISTERED ? HotkeyEnd::Taken
                                                             : HotkeyEnd::Refused;
}

LRESULT CALLBACK Win32Hotkey::take(HWND window, UINT message, WPARAM word, LPARAM other)
{
    if (message != WM_HOTKEY || word != onlyId)
        return DefWindowProcW(window, message, word, other);
    const auto *self =
        reinterpret_cast<const Win32Hotkey *>(GetWindowLongPtrW(window, GWLP_USERDATA));
    if (self) {
        const std::function<void()> pressed = self->m_pressed; // it may destroy the window
        pressed();
    }
    return 0;
}

/// Once for the process: two of these may exist for a moment, while the language changes.
ATOM Win32Hotkey::windowClass()
{
    static const ATOM made = [] {
        WNDCLASSEXW described{};
        described.cbSize = sizeof described;
        described.lpfnWndProc = &Win32Hotkey::take;
        described.hInstance = GetModuleHandleW(nullptr);
        described.lpszClassName = L"HiwarHotkey";
        return RegisterClassExW(&described);
    }();
    return made;
}

} // namespace

std::unique_ptr<SystemHotkey> makeSystemHotkey()
{
    return std::make_unique<Win32Hotkey>();
}

} // namespace Hiwar
