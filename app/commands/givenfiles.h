// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The files that the window is opened with, on a command line or by the desktop. Looks at names and
// whether they exist, opens none. Any thread.
#pragma once

#include "app/commands/commandline.h"

namespace Hiwar {

/// parseCommandLine() of words that were given in `folder`: its files have absolute paths. A word
/// alone that is no file there was meant as a command, which is an error; of other files that are
/// missing the window tells.
[[nodiscard]] tl::expected<Command, QString> commandGivenIn(const QString &folder,
                                                            const QStringList &words);

/// The words that mean the same in another folder: `words`, or, with files, made from `options`.
[[nodiscard]] QStringList wordsForAnyFolder(const QStringList &words, const WindowOptions &options);

} // namespace Hiwar
