// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The keyboard shortcuts as a part of a page of help, with the keys in use. Any thread.
#pragma once

#include "net/values/keymap.h"

#include <QString>

namespace Hiwar {

/// Markdown, a table for each group, in a language of the Guide ("en", "ar"), whatever language the
/// window has.
[[nodiscard]] QString shortcutTables(const QString &language, const Keymap &keymap = {});

} // namespace Hiwar
