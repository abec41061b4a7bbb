// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/systemkeys.h"

#include <utility>

namespace Hiwar {

SystemKeys::SystemKeys(std::unique_ptr<SystemHotkey> hotkey, std::optional<HotkeyChord> chord,
                       QObject *parent)
    : GlobalKeys(parent)
    , m_hotkey(std::move(hotkey))
    , m_chord(chord)
{
}

void SystemKeys::begin()
{
    switch (bind()) {
    case HotkeyEnd::Bound:
        emit told(tellKeys({}));
        return;
    case HotkeyEnd::Taken:
        emit told(tellTakenKeys());
        return;
    case HotkeyEnd::Refused:
        emit told(tellNoKeys());
        return;
    }
}

HotkeyEnd SystemKeys::bind()
{
    // Queued: what it leads to may take back the keys, whose message is being handled.
    return m_chord
               ? m_hotkey->bind(*m_chord,
                                [this] {
                                    QMetaObject::invokeMethod(
                                        this, [this] { emit pressed({}); }, Qt::QueuedConnection);
                                })
               : HotkeyEnd::Refused;
}

} // namespace Hiwar
