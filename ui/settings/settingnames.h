// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The settings by name, so that they can be found before their panel is made. Values; GUI thread
// (translations).
#pragma once

#include "ui/settings/settingstopic.h"

#include <QList>
#include <QString>

namespace Hiwar {

struct SettingName
{
    SettingsTopic topic = SettingsTopic::Models;
    const char *part = nullptr;    ///< object name of the control in the panel; null: the section
    const char *context = nullptr; ///< of the translation
    const char *words = nullptr;   ///< English
};

[[nodiscard]] const QList<SettingName> &settingNames();
/// In the language of the window.
[[nodiscard]] QString shownName(const SettingName &setting);
/// Of its section.
[[nodiscard]] QString shownTopic(SettingsTopic topic);

} // namespace Hiwar
