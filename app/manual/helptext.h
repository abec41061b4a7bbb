// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The manual as `hiwar --help` prints it: columns of plain text, wrapped at 80 columns. Pure.
#pragma once

#include "app/manual/commandmanual.h"

namespace Hiwar {

[[nodiscard]] QString helpText(const CommandManual &manual);

} // namespace Hiwar
