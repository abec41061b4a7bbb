// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What clings to a text that was copied from elsewhere. Pure; any thread.
#pragma once

#include <QString>
#include <QStringView>

namespace Hiwar {

/// White space (also no-break), control characters, and what cannot be seen (byte order mark,
/// zero-width and direction marks).
[[nodiscard]] bool isUnseen(QChar c);

/// Where the text begins and how long it is, without unseen characters, quotes, commas and
/// semicolons at its ends.
[[nodiscard]] QStringView unwrapped(QStringView text);

/// The same as a text of its own. A pair of <> around a whole address goes too.
[[nodiscard]] QString withoutWrapping(const QString &text);

} // namespace Hiwar
