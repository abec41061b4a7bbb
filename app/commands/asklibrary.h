// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What `hiwar ask` takes from the library: the persona that is asked, and the prompt that is the
// question. The history is only read.
#pragma once

#include "app/commands/commandline.h"
#include "app/history/libraryitems.h"

#include <tl/expected.hpp>

namespace Hiwar {

/// The options with the profile, the model and the settings of their persona, and the text of their
/// prompt, as far as nothing else was given. The error is one line. Pure.
[[nodiscard]] tl::expected<AskOptions, QString>
withLibrary(AskOptions options, const StoredLibrary &library, const QDateTime &now);

/// The library of the history at this path; the error is one line.
[[nodiscard]] tl::expected<StoredLibrary, QString> libraryAt(const QString &historyPath);

} // namespace Hiwar
