// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Why an export or import ended early. A plain value; its sentence is made here and nowhere else.
// Something in a file that cannot be imported is no error but an ImportWarning, see reader.h.
#pragma once

#include "app/history/storeerror.h"

#include <QString>

#include <optional>

#include <tl/expected.hpp>

namespace Hiwar {

enum class TransferFault : quint8 {
    CannotRead,    ///< the file cannot be opened or read
    CannotWrite,   ///< the target cannot be made or written
    DiskFull,      ///< on the target's disk
    UnknownFormat, ///< no reader recognises the file
    Damaged,       ///< it begins as its format does, but the rest is invalid
    TooLarge,      ///< more than this machine should hold at once: a bomb, or no export
    NotFound,      ///< the conversation that was named, or a content, is not in the history
    Ambiguous,     ///< several have that title
    Empty,         ///< there is nothing to export
    Store,         ///< the history itself: see TransferError::store
    Cancelled,     ///< by the user
};

struct TransferError
{
    TransferFault fault = TransferFault::CannotRead;
    QString subject; ///< the file, or the title that was named
    QString detail;  ///< the system's message, or the place in the file; may be empty
    std::optional<StoreError> store;

    bool operator==(const TransferError &) const = default;
};

template<typename T>
using Transferred = tl::expected<T, TransferError>;

/// What happened and what to do next, in one line.
[[nodiscard]] QString describe(const TransferError &error);

[[nodiscard]] TransferError transferErrorOf(const StoreError &error);

} // namespace Hiwar
