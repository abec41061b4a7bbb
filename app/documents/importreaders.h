// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// All formats that Hiwar imports: the one list, for the window and the command line alike.
#pragma once

#include "app/transfer/reader.h"

namespace Hiwar {

[[nodiscard]] Readers importReaders();

} // namespace Hiwar
