// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The completion scripts of the shells, made from the manual. Pure.
#pragma once

#include "app/manual/commandmanual.h"

namespace Hiwar {

[[nodiscard]] QString bashCompletion(const CommandManual &manual);
[[nodiscard]] QString zshCompletion(const CommandManual &manual);
[[nodiscard]] QString fishCompletion(const CommandManual &manual);

} // namespace Hiwar
