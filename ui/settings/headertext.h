// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whether a further header can be sent with every request, and the problem if not. Pure.
#pragma once

#include <QString>

namespace Hiwar {

/// A sentence; empty if the header is valid. It never contains the value.
[[nodiscard]] QString describeHeaderFault(const QString &name, const QString &value);

} // namespace Hiwar
