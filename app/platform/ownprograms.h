// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the programs are that only Hiwar starts.
#pragma once

#include <QString>

namespace Hiwar {

/// The path of "hiwar-math", "hiwar-reader" or "hiwar-recorder"; empty: it is not installed. Needs
/// a QCoreApplication.
[[nodiscard]] QString ownProgramPath(const QString &name);

} // namespace Hiwar
