// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A file's name as a label. Pure; any thread.
#pragma once

#include <QString>

namespace Hiwar {

/// The last part of a path, without invisible characters and line breaks; never empty.
[[nodiscard]] QString plainFileName(const QString &name);

} // namespace Hiwar
