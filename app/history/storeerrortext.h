// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The sentence shown when the history cannot be opened or written. Pure; any thread.
#pragma once

#include "app/history/storeerror.h"

namespace Hiwar {

/// What happened, to which file, and what may be done.
[[nodiscard]] QString describe(const StoreError &error);

/// For the history itself, when it is Unreadable.
[[nodiscard]] QString describeDamaged(const StoreError &error);

/// For a history that is only read because of this error: also says what still works.
[[nodiscard]] QString describeReadOnly(const StoreError &error);

} // namespace Hiwar
