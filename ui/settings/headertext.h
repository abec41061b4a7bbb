// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whether a further header can go along with every request, and what is wrong when it cannot. Pure.
#pragma once

#include <QString>

namespace Hiwar {

/// A sentence; empty when the header is fine. It never tells the value.
[[nodiscard]] QString describeHeaderFault(const QString &name, const QString &value);

} // namespace Hiwar
