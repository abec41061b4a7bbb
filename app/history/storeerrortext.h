// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The sentence people read when the history cannot be opened or written. Pure; any thread.
#pragma once

#include "app/history/storeerror.h"

namespace Hiwar {

/// What happened, to which file, and what may be done.
[[nodiscard]] QString describe(const StoreError &error);

/// Of the history itself, when it is Unreadable.
[[nodiscard]] QString describeDamaged(const StoreError &error);

/// The same, of a history that is only read because of it: what can be done all the same.
[[nodiscard]] QString describeReadOnly(const StoreError &error);

} // namespace Hiwar
