// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Opens a file that may be a pipe of another program: opening one blocks until somebody writes to
// it, and cannot be cancelled. Any thread.
#pragma once

#include "app/transfer/transfererror.h"

#include <functional>

class QFile;

namespace Hiwar {

/// As QFile::open(), with CannotRead if that fails. While nobody has written to a pipe yet, asks
/// `goesOn` ten times a second; Cancelled when it returns false.
[[nodiscard]] Transferred<void> openForReading(QFile &file, const std::function<bool()> &goesOn);

} // namespace Hiwar
