// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Finds passages that were removed at one place and added at another. Pure; any thread.
#pragma once

#include "app/text/worddiff.h"

namespace Hiwar {

/// The runs, where such passages of at least a sentence are runs of their own.
[[nodiscard]] QList<WordRun> withMovedPassages(QStringView first, QStringView second,
                                               const QList<WordRun> &runs);

} // namespace Hiwar
