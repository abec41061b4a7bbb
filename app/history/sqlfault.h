// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What SQLite says, as the fault people are told. Pure.
#pragma once

#include "app/history/storeerror.h"

class QSqlError;

namespace Hiwar {

[[nodiscard]] StoreError storeErrorOf(const QSqlError &error, const QString &path);

} // namespace Hiwar
