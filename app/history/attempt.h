// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Turns SQLite's exceptions into the StoreError that is shown to the user. No exception of SQLite
// leaves app/history otherwise. Pure.
#pragma once

#include "app/history/storeerror.h"
#include "app/sqlite/database.h"

#include <tl/expected.hpp>

namespace Hiwar {

[[nodiscard]] StoreError storeErrorOf(const SQLite::Exception &error, const QString &path);

/// Returns the function's result, or the error it threw.
template<typename Function>
[[nodiscard]] auto attempt(const QString &path, Function function)
    -> tl::expected<std::invoke_result_t<Function>, StoreError>
{
    try {
        if constexpr (std::is_void_v<std::invoke_result_t<Function>>) {
            function();
            return {};
        } else {
            return function();
        }
    } catch (const SQLite::Exception &error) {
        return tl::unexpected(storeErrorOf(error, path));
    }
}

} // namespace Hiwar
