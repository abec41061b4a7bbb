// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Files with conversations in them that a person asked for. The rule it protects: whatever the
// umask, nobody else on this machine may read one that is made; one that is there already keeps
// what its owner chose. Any thread.
#pragma once

#include <QSaveFile>

namespace Hiwar {

/// Opens it to be written.
[[nodiscard]] bool openForOwner(QSaveFile &file);

} // namespace Hiwar
