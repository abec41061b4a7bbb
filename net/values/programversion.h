// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Hiwar {

/// This program's version, as in "0.2.0". A function, so that a new version recompiles only one
/// file.
QString programVersion();

} // namespace Hiwar
