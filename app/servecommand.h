// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// `hiwar serve`: the reference service alone, until it is ended by a signal.
#pragma once

#include "app/commandline.h"

namespace Hiwar {

/// Needs a QCoreApplication. The exit status.
[[nodiscard]] int serve(const ServeOptions &options);

} // namespace Hiwar
