// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The words of others, of the system or of a service, as a sentence beside ours. Pure.
#pragma once

#include <QString>

namespace Hiwar {

/// With a full stop, where nothing ends them.
[[nodiscard]] QString asSentence(const QString &words);

} // namespace Hiwar
