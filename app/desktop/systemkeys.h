// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Global keys of Windows and macOS, which give them to the program that asks first. GUI thread.
#pragma once

#include "app/desktop/globalkeys.h"
#include "app/desktop/systemhotkey.h"

#include <optional>

namespace Hiwar {

class SystemKeys : public GlobalKeys
{
    Q_OBJECT

public:
    /// `chord`: wantedGlobalKeys, in the numbers of the system.
    SystemKeys(std::unique_ptr<SystemHotkey> hotkey, std::optional<HotkeyChord> chord,
               QObject *parent = nullptr);

    void begin() override;

private:
    [[nodiscard]] HotkeyEnd bind();

    std::unique_ptr<SystemHotkey> m_hotkey;
    std::optional<HotkeyChord> m_chord;
};

} // namespace Hiwar
