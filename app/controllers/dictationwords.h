// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Why nothing was dictated, in sentences that say what to do. Pure.
#pragma once

#include "app/dictation/recorder.h"

#include <QString>

namespace Hiwar {

/// Empty for a recording that ended as it should.
[[nodiscard]] QString describe(RecordingEnd end, bool hasRecording);

} // namespace Hiwar
