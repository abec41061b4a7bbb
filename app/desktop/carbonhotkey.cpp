// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Carbon's event manager: old, and still the only way that asks for no permission of the user.
#include "app/desktop/systemhotkey.h"

#include <utility>

#include <Carbon/Carbon.h>

namespace Hiwar {

namespace {

constexpr EventHotKeyID onlyId{.signature = 0x48495752, .id = 1}; // "HIWR"

class CarbonHotkey : public SystemHotkey
{
public:
    ~CarbonHotkey() override;

    HotkeyEnd bind(const HotkeyChord &chord, std::function<void()> pressed) override;

private:
    static OSStatus take(EventHandlerCallRef next, EventRef event, void *self);

    EventHandlerRef m_handler = nullptr;
    EventHotKeyRef m_hotkey = nullptr;
    std::function<void()> m_pressed;
};

CarbonHotkey::~CarbonHotkey()
{
    if (m_hotkey)
        UnregisterEventHotKey(m_hotkey);
    if (m_handler)
        RemoveEventHandler(m_handler);
}

HotkeyEnd CarbonHotkey::bind(const HotkeyChord &chord, std::function<void()> pressed)
{
    m_pressed = std::move(pressed);
    const EventTypeSpec type{.eventClass = kEventClassKeyboard, .eventKind = kEventHotKeyPressed};
    EventTargetRef application = GetApplicationEventTarget(); // Qt's event loop sends it there
    if (InstallEventHandler(application, &CarbonHotkey::take, 1, &type, this, &m_handler) != noErr)
        return HotkeyEnd::Refused;
    const OSStatus end = RegisterEventHotKey(chord.key, chord.modifiers, onlyId, application,
                                             kEventHotKeyNoOptions, &m_hotkey);
    if (end == noErr)
        return HotkeyEnd::Bound;
    return end == eventHotKeyExistsErr ? HotkeyEnd::Taken : HotkeyEnd::Refused;
}

OSStatus CarbonHotkey::take(EventHandlerCallRef, EventRef, void *self)
{
    const std::function<void()> pressed = static_cast<const CarbonHotkey *>(self)->m_pressed;
    pressed(); // may destroy it
    return noErr;
}

} // namespace

std::unique_ptr<SystemHotkey> makeSystemHotkey()
{
    return std::make_unique<CarbonHotkey>();
}

} // namespace Hiwar
