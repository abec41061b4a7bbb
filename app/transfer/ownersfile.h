// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Files with conversations that the user asked for. Rule: whatever the umask, nobody else on this
// machine may read a new one; an existing one keeps the permissions that its owner chose. Any
// thread.
#pragma once

#include <QSaveFile>

namespace Hiwar {

/// Opens the file for writing.
[[nodiscard]] bool openForOwner(QSaveFile &file);

} // namespace Hiwar
