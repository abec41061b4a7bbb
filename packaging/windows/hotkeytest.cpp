// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Tests win32hotkey.cpp with keys that are typed. test-native.sh builds it and runs it under Wine.
#include "app/desktop/systemhotkey.h"
#include "packaging/windows/nativecheck.h"

#include <cstring>
#include <string>

#include <windows.h>

using namespace Hiwar;

namespace {

constexpr HotkeyChord ours{.modifiers = MOD_CONTROL | MOD_ALT, .key = VK_SPACE};
NativeChecks checks;
constexpr UINT patience = 20000; // milliseconds; only a failure takes so long

/// Types the keys as a keyboard does.
void type(const std::initializer_list<WORD> &keys)
{
    const auto send = [](WORD key, DWORD flags) {
        INPUT input{};
        input.type = INPUT_KEYBOARD;
        input.ki.wVk = key;
        input.ki.dwFlags = flags;
        SendInput(1, &input, sizeof input);
    };
    for (const WORD key : keys)
        send(key, 0);
    for (const WORD *key = keys.end(); key != keys.begin();)
        send(*--key, KEYEVENTF_KEYUP);
}

/// Handles messages until `isDone`, or until there is no patience left.
template<typename Condition>
void await(const Condition &isDone)
{
    const UINT_PTR timer = SetTimer(nullptr, 0, patience, nullptr);
    MSG message;
    while (!isDone() && GetMessageW(&message, nullptr, 0, 0) > 0) {
        if (message.message == WM_TIMER && message.wParam == timer)
            break;
        DispatchMessageW(&message);
    }
    KillTimer(nullptr, timer);
}

/// What another program gets that asks for the same keys.
HotkeyEnd endOfAnother()
{
    wchar_t self[MAX_PATH];
    GetModuleFileNameW(nullptr, self, MAX_PATH);
    std::wstring command = L"\"" + std::wstring(self) + L"\" bind";
    STARTUPINFOW start{};
    start.cb = sizeof start;
    PROCESS_INFORMATION made{};
    if (!CreateProcessW(nullptr, command.data(), nullptr, nullptr, FALSE, 0, nullptr, nullptr,
                        &start, &made))
        return HotkeyEnd::Refused;
    WaitForSingleObject(made.hProcess, INFINITE);
    DWORD end = 0;
    GetExitCodeProcess(made.hProcess, &end);
    CloseHandle(made.hThread);
    CloseHandle(made.hProcess);
    return HotkeyEnd(end);
}

HotkeyEnd bindOnce()
{
    return makeSystemHotkey()->bind(ours, [] {});
}

void testHotkey()
{
    int pressed = 0;
    auto hotkey = makeSystemHotkey();
    checks.that(hotkey->bind(ours, [&] { ++pressed; }) == HotkeyEnd::Bound, "free keys are given");
    checks.that(endOfAnother() == HotkeyEnd::Taken, "what we have is taken for another program");
    checks.that(bindOnce() == HotkeyEnd::Taken, "and for a second of us");

    type({VK_CONTROL, VK_MENU, VK_SPACE});
    await([&] { return pressed > 0; });
    checks.that(pressed == 1, "the keys are heard once");
    type({VK_CONTROL, VK_SPACE});
    type({VK_CONTROL, VK_MENU, VK_SPACE});
    await([&] { return pressed > 1; });
    checks.that(pressed == 2, "other keys are not heard");

    hotkey.reset();
    checks.that(endOfAnother() == HotkeyEnd::Bound, "keys that were given back are free");
}

/// A press may lead to the end of who listens.
void testEndWhilePressed()
{
    bool isPressed = false;
    auto hotkey = makeSystemHotkey();
    checks.that(hotkey->bind(ours,
                             [&] {
                                 hotkey.reset();
                                 isPressed = true;
                             }) == HotkeyEnd::Bound,
                "the keys are given again");
    type({VK_CONTROL, VK_MENU, VK_SPACE});
    await([&] { return isPressed; });
    checks.that(isPressed && !hotkey, "it may go while it is pressed");
    checks.that(endOfAnother() == HotkeyEnd::Bound, "and has given the keys back then");
}

} // namespace

int main(int argc, char **argv)
{
    if (argc > 1 && std::strcmp(argv[1], "bind") == 0)
        return int(bindOnce());
    testHotkey();
    testEndWhilePressed();
    return checks.failures();
}
