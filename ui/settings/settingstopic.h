// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The sections of the settings, in their order on screen. Plain values.
#pragma once

#include <QtGlobal>

namespace Hiwar {

enum class SettingsTopic : quint8 {
    Models,
    Appearance,
    Reading,
    Writing,
    Files,
    Keyboard,
    Language,
    Desktop,
    Data,
    Privacy,
    About,
};

} // namespace Hiwar
