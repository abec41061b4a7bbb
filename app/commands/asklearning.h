// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What `hiwar ask` learns about a model and the window knows then, too. Any thread; writes a file.
#pragma once

#include <QString>

namespace Hiwar {

/// The profile's model does not take parts of this kind (net/values/messageparts). Nothing, where
/// there is no such profile or no file of settings; a window that is open keeps its own.
void rememberRefusal(const QString &settingsPath, const QString &profileId, const QString &model,
                     const QString &field);

} // namespace Hiwar
