// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The path of a test's own files, wherever the program was started.
#pragma once

#include <QString>

namespace Hiwar {

/// The path of "net/streams", say, below the folder `tests` of this clone.
[[nodiscard]] QString testFile(const QString &name);

} // namespace Hiwar
