// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where a test's own files are, wherever the program was started.
#pragma once

#include <QString>

namespace Hiwar {

/// "net/streams" as a path; below the folder `tests` of this clone.
[[nodiscard]] QString testFile(const QString &name);

} // namespace Hiwar
