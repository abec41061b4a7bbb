// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Removes the extra characters around a text that was copied from elsewhere. Pure; any thread.
#pragma once

#include <QString>
#include <QStringView>

namespace Hiwar {

/// White space (also no-break), control characters, and invisible characters (byte order mark,
/// zero-width and direction marks).
[[nodiscard]] bool isUnseen(QChar c);

/// The part of the text without unseen characters, quotes, commas and semicolons at its ends.
[[nodiscard]] QStringView unwrapped(QStringView text);

/// The same as a QString. A pair of <> around a whole address is removed too.
[[nodiscard]] QString withoutWrapping(const QString &text);

} // namespace Hiwar
